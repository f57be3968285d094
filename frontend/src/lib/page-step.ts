import type { Location } from 'react-router-dom';

/** The state of a step of the history within a page, which stays where it is scrolled to. */
export const withinPage = { isWithinPage: true } as const;

export const isWithinPage = ({ state }: Location): boolean => state?.isWithinPage === true;
