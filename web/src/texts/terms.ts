/** The words around the terms; the terms themselves are `documents/*.md`. */
export const terms = {
  title: 'Terms and conditions',
  lead: 'Please read these before you draft goals. Scroll for the privacy policy.',
  region: 'Terms of use and privacy policy',
  loading: 'Loading...',
  unloaded: 'The text could not be loaded. Please try again.',
  again: 'Try again',
  agree: 'By checking this box, you are agreeing to our terms of service.',
  decline: 'Decline',
  accept: 'Accept',
  failed: 'An error occurred while accepting the terms of service. Please Accept Again.',
} as const;
