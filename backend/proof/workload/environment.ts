/** Variables of the product for members who do in seconds what others do in days, with small rents and deposits. */
export const environment = {
  LIST_READS_PER_MINUTE: '1000000',
  // Some are above what one person divides.
  REFUND_ALONE_MOST_XAF: '8000',
  DEPOSIT_ALONE_MOST_XAF: '6000',
} as const;
