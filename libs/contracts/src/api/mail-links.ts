/** Addresses in our mail that pages of the web app answer. */

/** The page of the undo link; the token follows as its fragment, which no server's log and no referrer holds. */
export const UNDO_EMAIL_CHANGE_PATH = '/undo-email-change';

/**
 * Where an invited person types address and code and then chooses a password. It asks for no code by itself: a new one
 * would replace that of the invitation.
 */
export const INVITATION_PATH = '/registration/invited';
