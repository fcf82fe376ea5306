/** Where somebody stands after deleting the account: not behind sign-in, and left as it is when the session goes. */
export const ACCOUNT_DELETED_PATH = '/account-deleted';
