/** The forms of the account, by name. */
export type AccountFormName =
  | 'login'
  | 'registration'
  | 'recovery'
  | 'newPassword'
  | 'profile'
  | 'emailChange'
  | 'passwordChange'
  | 'address'
  | 'guestPassword'
  | 'deletion'
