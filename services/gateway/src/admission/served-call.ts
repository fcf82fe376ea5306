/** Under this key the guard, the interceptor and the boot check find a method's contract. */
export const SERVED_CALL = 'served-call';
