/* The pages of members, by themselves: with the names of all that they load they are more than a kilobyte of script. */

export const Billing = () => import('./routes/billing');
export const ExtensionBilling = () => import('./routes/extension-billing');
export const SignIn = () => import('./routes/sign-in');
export const SignUp = () => import('./routes/sign-up');
export const ConfirmEmail = () => import('./routes/confirm-email');
export const ConfirmNumber = () => import('./routes/confirm-number');
export const ForgotPassword = () => import('./routes/forgot-password');
export const ResetPassword = () => import('./routes/reset-password');
export const ConfirmNewEmail = () => import('./routes/confirm-new-email');
export const UndoEmailChange = () => import('./routes/undo-email-change');
export const NotMe = () => import('./routes/not-me');
export const Dashboard = () => import('./routes/dashboard/layout');
export const Conversation = () => import('./routes/conversation');
export const OpenConversation = () => import('./routes/open-conversation');
export const VisitorFavourites = () => import('./routes/visitor-favourites');
export const VerificationDevice = () => import('./routes/verification-device');
export const Unsubscribe = () => import('./routes/unsubscribe');
