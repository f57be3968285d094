import { ApiServer } from './api-server';

/** The API that the components under test call, at the address that they are served from. */
export const server = new ApiServer();
