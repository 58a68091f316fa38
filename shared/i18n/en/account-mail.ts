type Shop = { readonly shop: string }

export const accountMail = {
  greeting: ({ name }: { readonly name: string }) => `Hello ${name},`,
  questions: 'Questions? Just reply to this email.',

  optInSubject: 'Please confirm your account',
  optInText: ({ shop }: Shop) =>
    `You have registered at ${shop}. Confirm with one click that this email address is yours. The link is valid for seven days.`,
  optInButton: 'Confirm account',
  optInNote:
    'You did not register? Then there is nothing to do: without confirmation there will be no account.',

  existsSubject: 'You already have an account',
  existsText: ({ shop }: Shop) =>
    `Somebody, probably you, tried to register at ${shop} with this email address. There is an account for it already. Nothing about it has changed.`,
  existsButton: 'Log in',
  existsNote: 'Forgotten your password? You can request a new one on the login page.',

  welcomeSubject: ({ shop }: Shop) => `Welcome to ${shop}`,
  welcomeText:
    'Your account is set up. From now on your addresses, orders and data are in one place.',
  welcomeButton: 'Go to account',
  welcomeRequest: ({ group }: { readonly group: string }) =>
    `You asked to join the customer group “${group}”. We will check what you told us and write to you as soon as your account belongs to it.`,

  recoverySubject: 'A new password for your account',
  recoveryText: ({ shop }: Shop) =>
    `A new password has been requested for your account at ${shop}. The link is valid for two hours and can be used once.`,
  recoveryButton: 'Choose a new password',
  recoveryNote: 'That was not you? Then there is nothing to do: your present password stays valid.',

  unknownSubject: 'There is no account for this address',
  unknownText: ({ shop }: Shop) =>
    `A new password has been requested at ${shop} for this email address, but there is no account for it. Perhaps you registered with another address or ordered as a guest.`,
  unknownButton: 'Create account',
  unknownNote: 'That was not you? Then there is nothing to do.',

  passwordChangedSubject: 'Your password has been changed',
  passwordChangedText: ({ shop }: Shop) =>
    `The password of your account at ${shop} has just been changed. You have been logged out on all other devices.`,
  passwordChangedButton: 'Request a new password',
  passwordChangedNote:
    'That was not you? Then please request a new password at once and reply to this email.',

  emailConfirmSubject: 'Please confirm your new email address',
  emailConfirmText: ({ shop }: Shop) =>
    `An account at ${shop} is to have this email address. Confirm it with one click. The link is valid for 24 hours.`,
  emailConfirmButton: 'Confirm address',
  emailConfirmNote:
    'You did not ask for this? Then there is nothing to do: the account keeps the address it has.',

  emailChangingSubject: 'Your email address is about to change',
  emailChangingText: ({ shop, address }: Shop & { readonly address: string }) =>
    `A new email address has been given for your account at ${shop}: ${address}. It becomes valid as soon as it is confirmed there.`,
  emailChangingButton: 'Request a new password',
  emailChangingNote:
    'That was not you? Then please request a new password at once and reply to this email.',

  deletedSubject: 'Your account has been deleted',
  deletedText: ({ shop }: Shop) =>
    `Your account at ${shop} has been deleted with all the data in it. We keep orders for as long as the law demands. They no longer belong to any account.`,

  erasedSubject: 'Your data has been deleted',
  erasedText: ({ shop }: Shop) =>
    `As requested, we have deleted what was stored with this email address at ${shop}. We keep orders for as long as the law demands.`,

  groupGrantedSubject: ({ group }: { readonly group: string }) =>
    `Your account now belongs to “${group}”`,
  groupGrantedText: ({ group }: { readonly group: string }) =>
    `We have checked what you told us. From now on your account belongs to the customer group “${group}”.`,
  groupGrantedButton: 'Go to account',
} as const
