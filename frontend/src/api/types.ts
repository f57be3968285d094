import type { paths, Schemas } from '@loka/client';

export type Item = Schemas['Item'];
export type PictureFacts = Item['pictures'][number];
export type ItemDetail = Schemas['ItemDetail'];
export type ItemCalendar = Schemas['ItemCalendar'];
export type Point = Schemas['Point'];
export type City = Schemas['City'];
export type MeetingPoint = Schemas['MeetingPoint'];
export type ItemPlace = Schemas['ItemPlace'];
export type Quote = Schemas['Quote'];
export type Operator = Schemas['Operator'];
export type Payment = Schemas['Payment'];
export type User = Schemas['User'];
export type AccountDeletion = Schemas['AccountDeletion'];
export type SignIn = Schemas['SignIn'];
export type SecondStep = Schemas['SecondStep'];
export type SecondStepWay = Schemas['PendingSignIn']['secondStep']['ways'][number];
export type Passkey = Schemas['Passkey'];
export type UsedPasskey = Schemas['UsedPasskey'];
export type DataExport = Schemas['DataExport'];
export type Session = Schemas['Session'];
export type PaymentOrder =
  paths['/api/payment']['post']['requestBody']['content']['application/json'];
export type ExtensionOrder =
  paths['/api/payment/extension']['post']['requestBody']['content']['application/json'];
export type Upload = Schemas['Upload'];
export type NewReport = Schemas['NewReport'];
export type NewItem = Schemas['NewItem'];
export type Rental = Schemas['Rental'];
export type RentalChange = Schemas['RentalChange'];
export type RentalChangeQuote = Schemas['RentalChangeQuote'];
export type RentalStep = Schemas['RentalStep'];
export type OwnReview = Schemas['OwnReview'];
export type AwaitedReview = Schemas['AwaitedReview'];
export type RentalReviews = Schemas['RentalReviews'];
export type NewReviews = Schemas['NewReviews'];
export type OwnerPage = Schemas['OwnerPage'];
export type MonthFigures = Schemas['MonthFigures'];
export type ItemFigures = Schemas['ItemFigures'];
export type Wallet = Schemas['Wallet'];
export type WalletEntry = Schemas['WalletEntry'];
export type WalletMonth = Schemas['WalletMonth'];
export type MobileNumber = Schemas['MobileNumber'];
export type NewMobileNumber =
  paths['/api/wallet/numbers']['post']['requestBody']['content']['application/json'];
export type TopUpOrder = Schemas['TopUpRequest'];
export type WithdrawalOrder = Schemas['WithdrawalRequest'];
export type RefundNumber = Schemas['RefundNumber'];
export type RefundOrder = Schemas['RefundRequest'];
export type OpenPayment = Schemas['OpenPayment'];
export type Notification = Schemas['Notification'];
export type NotificationSettings = Schemas['NotificationSettings'];
export type NotificationChoices =
  paths['/api/notifications/settings']['put']['requestBody']['content']['application/json'];
export type Thread = Schemas['Thread'];
export type Message = Schemas['Message'];
export type BlockedMember = Schemas['BlockedMember'];
export type Policy = Schemas['PublicConfig']['policy'];
