/** The words of signing in, registering, resetting a password, and of the phone number asked for later. */
import { ASSISTANT_NAME, PRODUCT_NAME } from '@goalwright/contracts/product';

const address = {
  email: 'Email',
  emailPlaceholder: 'you@school.org',
  emailInvalid: 'Please enter a whole email address, like you@school.org.',
  emailMissing: 'Please enter your email address.',
} as const;

const code = {
  label: 'Enter code',
  incomplete: 'Please enter all six digits of the code.',
  verify: 'Verify and proceed',
  sending: 'Sending the code...',
  resent: 'A new code is on its way. Only the newest one works.',
  waiting: 'Codes are sent once a minute. The new one follows as soon as that is over.',
} as const;

const password = {
  label: 'Password',
  placeholder: 'At least 12 characters',
  rulesBroken: 'Please choose a password that keeps to the rules below.',
} as const;

export const registration = {
  ...address,
  back: 'Back',
  next: 'Next',
  unreachable: 'We could not reach the server. What you typed is still here. Please try again.',
  unknown: 'An Unknown Error Occurred!',

  side: {
    label: `About ${PRODUCT_NAME}`,
    headline: 'See where each number comes from.',
    text: `${ASSISTANT_NAME} drafts present levels, goals and services with you. You decide what goes into the plan.`,
    price: '2 dollars per area of need. 10 dollars of credit to start.',
  },

  signIn: {
    title: `Sign in to ${PRODUCT_NAME}`,
    documentTitle: 'Sign in',
    register: 'Register',
    newHere: 'New here?',
    password: 'Password',
    submit: 'Sign in',
    forgot: 'Forgot password',
    mismatch: 'Credentials do not match records',
    passwordSaved: 'Your new password is saved. Sign in with it.',
    emailConfirmed: 'Your email address is confirmed. Sign in with your password.',
    registered: 'Your account is ready. Sign in to begin.',
  },

  identity: {
    title: 'What is your name?',
    haveAccount: 'Already registered?',
    signIn: 'Sign in',
    firstName: 'First Name',
    lastName: 'Last Name',
    phone: 'Phone Number',
    phoneHint: '10 digits. We text a code to it, once.',
    phonePlaceholder: '(213) 555-0123',
    firstNameMissing: 'Please enter your first name.',
    lastNameMissing: 'Please enter your last name.',
    nameInvalid: 'Names may hold letters, spaces, apostrophes and hyphens.',
    phoneInvalid: 'Phone number must be 10 digits',
    adultsOnly:
      'Registration is for people aged 18 or over. A minor may use the service only under a legal guardian.',
  },

  signUp: {
    title: 'Create your account',
    greeting: (firstName: string) => `Nice to meet you, ${firstName}.`,
    password: 'Password',
    confirmation: 'Re-enter password',
    placeholder: password.placeholder,
    rulesBroken: password.rulesBroken,
    submit: 'Register',
    taken: 'User associated with this email already exists.',
    signInInstead: 'Sign in instead',
  },

  verifyEmail: {
    title: 'Verify your email',
    sentTo: 'We sent a code of six digits to',
    notSent:
      'No code was sent: this address may be verified already, or no account belongs to it. Sign in, or register with this address.',
    life: 'The code works for 30 minutes. If it is not there, look into the spam folder.',
    invalid: 'Email code is invalid',
    wrongAddress: 'Wrong address?',
    change: 'Change it',
    code,
  },

  correctEmail: {
    title: 'Correct your email address',
    text: 'We send a new code to the address you give here.',
    save: 'Send the code there',
    cancel: 'Cancel',
  },

  verifyPhone: {
    title: 'Verify your phone number',
    sentTo: 'We texted a code of six digits to',
    sent: 'We texted a code of six digits to your phone number.',
    life: 'The code works for 30 minutes.',
    notSent: 'SMS Code Not Sent',
    invalid: 'Invalid SMS Code',
    wrongNumber: 'Wrong number?',
    change: 'Change it',
    code,
  },

  correctPhone: {
    title: 'Correct your phone number',
    text: 'For your safety your email address is verified once more: you get a new code there, then one by text.',
    save: 'Save and send codes',
    cancel: 'Cancel',
  },

  startOver: {
    text: 'To change this, register once more with the same email address. It replaces what you gave before.',
    action: 'Register again',
  },

  getStarted: {
    title: 'Get started',
    text: 'Writing IEPs has never felt easier.',
    credit: 'Your 10 dollars of credit wait in your wallet.',
    finish: 'Finish',
  },

  enterEmail: {
    title: 'Enter your email',
    text: 'We send you a code, and you choose a new password with it.',
    unknown: 'This email is not associated with an account. Please try a different email.',
  },

  verifyResetEmail: {
    title: 'Verify your email',
    sentTo: 'If the address is right, a code of six digits is on its way to',
    life: 'The code works for 10 minutes. If it is not there, look into the spam folder.',
    invalid: 'Email code is invalid',
    change: 'Use another address',
    code,
  },

  setPassword: {
    title: 'Set up your new password',
    password: 'New password',
    confirmation: 'Confirm password',
    placeholder: password.placeholder,
    rulesBroken: password.rulesBroken,
    submit: 'Save password',
    expired: 'This password reset has expired. Please start again.',
    startAgain: 'Start again',
  },

  phoneGate: {
    title: 'Register Phone Number',
    why: `A phone number protects your account and opens your wallet. ${PRODUCT_NAME} asks for it once.`,
    phone: 'Phone Number',
    phoneHint: '10 digits',
    phonePlaceholder: '(213) 555-0123',
    phoneInvalid: 'Please enter a valid 10-digit phone number.',
    send: 'Send code',
    codeSentTo: 'We texted a code of six digits to',
    change: 'Change the number',
    submit: 'Verify and proceed',
    notSent: 'SMS Code Not Sent',
    invalid: 'Invalid SMS Code',
    success: 'Phone Number Added Successfully!',
    signOut: 'Sign out',
    code,
  },
} as const;
