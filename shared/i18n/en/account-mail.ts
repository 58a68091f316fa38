type Shop = { readonly shop: string }

export const accountMail = {
  greeting: ({ name }: { readonly name: string }) => `Hello ${name},`,
  questions: 'Questions? Just reply to this email.',

  optInSubject: 'Please confirm your account',
  optInText: ({ shop }: Shop) =>
    `You registered at ${shop}. Click once to confirm that this email address is yours. The link is valid for seven days.`,
  optInButton: 'Confirm account',
  optInNote:
    'If you did not register, ignore this email. Without confirmation, no account is created.',

  existsSubject: 'You already have an account',
  existsText: ({ shop }: Shop) =>
    `Someone, probably you, tried to register at ${shop} with this email address. It already has an account. The account is unchanged.`,
  existsButton: 'Log in',
  existsNote: 'Forgot your password? You can request a new one on the login page.',

  welcomeSubject: ({ shop }: Shop) => `Welcome to ${shop}`,
  welcomeText:
    'Your account is ready. You will find your addresses, orders and data there in one place.',
  welcomeButton: 'Go to account',
  welcomeRequest: ({ group }: { readonly group: string }) =>
    `You have applied for the customer group “${group}”. We will check your details and email you as soon as your account is approved.`,

  recoverySubject: 'New password for your account',
  recoveryText: ({ shop }: Shop) =>
    `A new password was requested for your account at ${shop}. The link is valid for two hours and works once.`,
  recoveryButton: 'Choose a new password',
  recoveryNote: 'If this was not you, ignore this email. Your current password stays valid.',

  unknownSubject: 'There is no account for this address',
  unknownText: ({ shop }: Shop) =>
    `A new password was requested at ${shop} for this email address, but it has no account. You may have registered with another address or ordered as a guest.`,
  unknownButton: 'Create account',
  unknownNote: 'If this was not you, ignore this email.',

  passwordChangedSubject: 'Your password has been changed',
  passwordChangedText: ({ shop }: Shop) =>
    `The password of your account at ${shop} has just been changed. You are logged out on all other devices.`,
  passwordChangedButton: 'Request a new password',
  passwordChangedNote:
    'If this was not you, please request a new password at once and reply to this email.',

  emailConfirmSubject: 'Please confirm your new email address',
  emailConfirmText: ({ shop }: Shop) =>
    `This email address is to be used for an account at ${shop}. Click once to confirm. The link is valid for 24 hours.`,
  emailConfirmButton: 'Confirm address',
  emailConfirmNote:
    'If you did not request this, ignore this email. The account keeps its current address.',

  emailChangingSubject: 'Your email address is about to change',
  emailChangingText: ({ shop, address }: Shop & { readonly address: string }) =>
    `A new email address was entered for your account at ${shop}: ${address}. It takes effect once it is confirmed.`,
  emailChangingButton: 'Request a new password',
  emailChangingNote:
    'If this was not you, please request a new password at once and reply to this email.',

  deletedSubject: 'Your account has been deleted',
  deletedText: ({ shop }: Shop) =>
    `We have deleted your account at ${shop} and all its data. We keep orders for as long as the law requires. They no longer belong to an account.`,

  erasedSubject: 'Your data has been deleted',
  erasedText: ({ shop }: Shop) =>
    `As requested, we have deleted the data stored for this email address at ${shop}. We keep orders for as long as the law requires.`,

  groupGrantedSubject: ({ group }: { readonly group: string }) =>
    `Your account now belongs to the group “${group}”`,
  groupGrantedText: ({ group }: { readonly group: string }) =>
    `We have checked your details. Your account now belongs to the customer group “${group}”.`,
  groupGrantedButton: 'Go to account',
} as const
