type Send = (request: Request) => Promise<Response>;

let send: Send | undefined;

/** On the server the calls of a page go to the API around it, without a network between them. */
export const sendInProcess: Send = (request) => {
  if (!send) throw new Error('connectApi has not been called');
  return send(request);
};

/** Says how {@link sendInProcess} reaches the API. */
export function connectApi(toApi: Send): void {
  send = toApi;
}
