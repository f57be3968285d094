/** What an authenticator keeps to tell whose passkey it is: the user's id and nothing about them. */
export function userHandleOf(userId: string): Buffer {
  return Buffer.from(userId.replaceAll('-', ''), 'hex');
}
