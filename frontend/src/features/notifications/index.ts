export { unsubscriptionQuery, useUnsubscribe } from './api/unsubscribe';
export { Bell } from './components/bell';
export { NotificationList } from './components/notification-list';
export { NotificationSettings } from './components/notification-settings';
export { PushOffer } from './components/push-offer';
export { SmsNumberSetting } from './components/sms-number-setting';
export { renewSubscription, unsubscribe as endPush } from './push-subscription';
