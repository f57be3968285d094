/** By `npm run api-types`, from backend/openapi.json. */
const limits0 = {
  "name": {
    "minLength": 1,
    "maxLength": 100
  },
  "phone": {
    "maxLength": 30
  },
  "address": {
    "maxLength": 200
  },
  "city": {
    "maxLength": 200
  },
  "postalCode": {
    "maxLength": 20
  },
  "avatar": {
    "maxLength": 300
  }
} as const;
export { limits0 as 'PATCH /user/{id}' };
const limits1 = {
  "phone": {
    "maxLength": 30
  },
  "address": {
    "maxLength": 200
  },
  "city": {
    "maxLength": 200
  },
  "postalCode": {
    "maxLength": 20
  }
} as const;
export { limits1 as 'POST /api/users' };
const limits2 = {
  "reason": {
    "minLength": 3,
    "maxLength": 300
  }
} as const;
export { limits2 as 'POST /api/admin/users/{id}/freeze' };
const limits3 = {
  "reason": {
    "minLength": 3,
    "maxLength": 300
  }
} as const;
export { limits3 as 'POST /api/admin/users/{id}/unfreeze' };
const limits4 = {
  "file": {
    "maxLength": 10485760
  }
} as const;
export { limits4 as 'POST /api/uploads' };
const limits5 = {
  "name": {
    "minLength": 1,
    "maxLength": 100
  },
  "email": {
    "maxLength": 254
  },
  "password": {
    "minLength": 8,
    "maxLength": 128
  }
} as const;
export { limits5 as 'POST /api/auth/sign-up' };
const limits6 = {
  "email": {
    "maxLength": 254
  },
  "password": {
    "minLength": 1,
    "maxLength": 128
  }
} as const;
export { limits6 as 'POST /api/auth/sign-in' };
const limits7 = {
  "token": {
    "minLength": 1,
    "maxLength": 200
  }
} as const;
export { limits7 as 'POST /api/auth/confirm-email' };
const limits8 = {
  "email": {
    "maxLength": 254
  }
} as const;
export { limits8 as 'PUT /api/auth/email' };
const limits9 = {
  "email": {
    "maxLength": 254
  }
} as const;
export { limits9 as 'POST /api/auth/forgot-password' };
const limits10 = {
  "token": {
    "minLength": 1,
    "maxLength": 200
  },
  "password": {
    "minLength": 8,
    "maxLength": 128
  }
} as const;
export { limits10 as 'POST /api/auth/reset-password' };
const limits11 = {
  "numero": {
    "minLength": 3,
    "maxLength": 50
  },
  "document": {
    "maxLength": 300
  },
  "photo": {
    "maxLength": 300
  },
  "prompt": {
    "maxLength": 200
  }
} as const;
export { limits11 as 'PUT /api/verify' };
const limits12 = {
  "reason": {
    "minLength": 1,
    "maxLength": 500
  }
} as const;
export { limits12 as 'POST /api/admin/verifications/{id}/refuse' };
const limits13 = {
  "name": {
    "minLength": 2,
    "maxLength": 60
  },
  "landmark": {
    "maxLength": 200
  },
  "point": {
    "latitude": {
      "minimum": -4,
      "maximum": 3
    },
    "longitude": {
      "minimum": 8,
      "maximum": 15
    }
  }
} as const;
export { limits13 as 'POST /api/admin/places' };
const limits14 = {
  "name": {
    "minLength": 2,
    "maxLength": 60
  },
  "landmark": {
    "maxLength": 200
  },
  "point": {
    "latitude": {
      "minimum": -4,
      "maximum": 3
    },
    "longitude": {
      "minimum": 8,
      "maximum": 15
    }
  }
} as const;
export { limits14 as 'PUT /api/admin/places/{id}' };
const limits15 = {
  "title": {
    "minLength": 3,
    "maxLength": 120
  },
  "description": {
    "maxLength": 4000
  },
  "price": {
    "minimum": 100,
    "maximum": 1000000
  },
  "priceTiers": {
    "maxItems": 3
  },
  "deliveryFee": {
    "minimum": 0,
    "maximum": 1000000
  },
  "deposit": {
    "minimum": 0,
    "maximum": 5000000
  },
  "pieces": {
    "minimum": 1,
    "maximum": 500
  },
  "location": {
    "maxLength": 122
  },
  "landmark": {
    "maxLength": 200
  },
  "images": {
    "maxItems": 8
  },
  "specifications": {
    "maxProperties": 20,
    "x-maxNameLength": 40,
    "values": {
      "maxLength": 120
    }
  }
} as const;
export { limits15 as 'POST /item' };
const limits16 = {
  "title": {
    "minLength": 3,
    "maxLength": 120
  },
  "description": {
    "maxLength": 4000
  },
  "price": {
    "minimum": 100,
    "maximum": 1000000
  },
  "priceTiers": {
    "maxItems": 3
  },
  "deliveryFee": {
    "minimum": 0,
    "maximum": 1000000
  },
  "deposit": {
    "minimum": 0,
    "maximum": 5000000
  },
  "pieces": {
    "minimum": 1,
    "maximum": 500
  },
  "location": {
    "maxLength": 122
  },
  "landmark": {
    "maxLength": 200
  },
  "images": {
    "maxItems": 8
  },
  "specifications": {
    "maxProperties": 20,
    "x-maxNameLength": 40,
    "values": {
      "maxLength": 120
    }
  }
} as const;
export { limits16 as 'PUT /items/{id}' };
const limits17 = {
  "reason": {
    "minLength": 3,
    "maxLength": 500
  }
} as const;
export { limits17 as 'POST /api/admin/items/{id}/hide' };
const limits18 = {
  "reason": {
    "minLength": 3,
    "maxLength": 500
  }
} as const;
export { limits18 as 'POST /api/admin/items/{id}/restore' };
const limits19 = {
  "totalPrice": {
    "minimum": 1
  },
  "deposit": {
    "minimum": 0
  },
  "walletAmount": {
    "minimum": 0
  },
  "item": {
    "maxLength": 300
  },
  "phoneNumber": {
    "maxLength": 30
  },
  "operationAccountCode": {
    "maxLength": 60
  },
  "pieces": {
    "minimum": 1,
    "maximum": 500
  },
  "notes": {
    "maxLength": 1000
  }
} as const;
export { limits19 as 'POST /api/payment' };
const limits20 = {
  "totalPrice": {
    "minimum": 1
  },
  "walletAmount": {
    "minimum": 0
  },
  "phoneNumber": {
    "maxLength": 30
  },
  "operationAccountCode": {
    "maxLength": 60
  }
} as const;
export { limits20 as 'POST /api/payment/extension' };
const limits21 = {
  "amount": {
    "minimum": 1,
    "maximum": 10000000
  },
  "phoneNumber": {
    "maxLength": 30
  },
  "operationAccountCode": {
    "maxLength": 60
  }
} as const;
export { limits21 as 'POST /api/wallet/top-ups' };
const limits22 = {
  "amount": {
    "minimum": 1,
    "maximum": 10000000
  }
} as const;
export { limits22 as 'POST /api/wallet/withdrawals' };
const limits23 = {
  "amount": {
    "minimum": 1,
    "maximum": 10000000
  },
  "phoneNumber": {
    "maxLength": 30
  },
  "operationAccountCode": {
    "maxLength": 60
  }
} as const;
export { limits23 as 'POST /api/wallet/refunds' };
const limits24 = {
  "movedAmount": {
    "minimum": 1,
    "maximum": 10000000
  },
  "reason": {
    "minLength": 3,
    "maxLength": 300
  }
} as const;
export { limits24 as 'POST /api/admin/payments/{id}/decide' };
const limits25 = {
  "movedAmount": {
    "minimum": 1,
    "maximum": 10000000
  },
  "reason": {
    "minLength": 3,
    "maxLength": 300
  }
} as const;
export { limits25 as 'POST /api/admin/payments/{id}/settle-late' };
const limits26 = {
  "amount": {
    "minimum": -10000000,
    "maximum": 10000000
  },
  "reason": {
    "minLength": 3,
    "maxLength": 300
  }
} as const;
export { limits26 as 'PUT /api/users/update-wallet' };
const limits27 = {
  "maxItems": 5
} as const;
export { limits27 as 'GET /api/wallet/numbers' };
const limits28 = {
  "phoneNumber": {
    "maxLength": 30
  },
  "operationAccountCode": {
    "maxLength": 60
  }
} as const;
export { limits28 as 'POST /api/wallet/numbers' };
const limits29 = {
  "token": {
    "minLength": 1,
    "maxLength": 200
  }
} as const;
export { limits29 as 'POST /api/wallet/numbers/confirm' };
const limits30 = {
  "photos": {
    "maxItems": 6
  }
} as const;
export { limits30 as 'POST /api/rentals/{id}/photograph-handover' };
const limits31 = {
  "reason": {
    "minLength": 10,
    "maxLength": 1000
  }
} as const;
export { limits31 as 'POST /api/rentals/{id}/report-not-received' };
const limits32 = {
  "reason": {
    "minLength": 10,
    "maxLength": 1000
  },
  "photos": {
    "maxItems": 6
  }
} as const;
export { limits32 as 'POST /api/rentals/{id}/deny-not-received' };
const limits33 = {
  "reason": {
    "minLength": 10,
    "maxLength": 1000
  }
} as const;
export { limits33 as 'POST /api/rentals/{id}/report-absent' };
const limits34 = {
  "reason": {
    "minLength": 10,
    "maxLength": 1000
  },
  "photos": {
    "maxItems": 6
  }
} as const;
export { limits34 as 'POST /api/rentals/{id}/deny-absence' };
const limits35 = {
  "photos": {
    "maxItems": 6
  }
} as const;
export { limits35 as 'POST /api/rentals/{id}/declare-return' };
const limits36 = {
  "amount": {
    "minimum": 1
  },
  "reason": {
    "minLength": 10,
    "maxLength": 1000
  },
  "photos": {
    "maxItems": 6
  }
} as const;
export { limits36 as 'POST /api/rentals/{id}/contest-return' };
const limits37 = {
  "reason": {
    "minLength": 10,
    "maxLength": 1000
  }
} as const;
export { limits37 as 'POST /api/rentals/{id}/report-missing' };
const limits38 = {
  "reason": {
    "minLength": 10,
    "maxLength": 1000
  },
  "photos": {
    "maxItems": 6
  }
} as const;
export { limits38 as 'POST /api/rentals/{id}/answer-missing' };
const limits39 = {
  "amount": {
    "minimum": 0
  },
  "reason": {
    "minLength": 10,
    "maxLength": 1000
  }
} as const;
export { limits39 as 'POST /api/rentals/{id}/counter-claim' };
const limits40 = {
  "reason": {
    "minLength": 10,
    "maxLength": 1000
  }
} as const;
export { limits40 as 'POST /api/rentals/{id}/refuse-offer' };
const limits41 = {
  "reason": {
    "maxLength": 1000
  }
} as const;
export { limits41 as 'POST /api/rentals/{id}/changes' };
const limits42 = {
  "amount": {
    "minimum": 0
  },
  "reason": {
    "minLength": 10,
    "maxLength": 1000
  }
} as const;
export { limits42 as 'POST /api/admin/rentals/{id}/share-deposit' };
const limits43 = {
  "keptRent": {
    "minimum": 0
  },
  "reason": {
    "minLength": 10,
    "maxLength": 1000
  }
} as const;
export { limits43 as 'POST /api/admin/rentals/{id}/decide-handover' };
const limits44 = {
  "maxItems": 200
} as const;
export { limits44 as 'GET /api/favourites/ids' };
const limits45 = {
  "items": {
    "maxItems": 200
  },
  "maxItems": 200
} as const;
export { limits45 as 'POST /api/favourites/merge' };
const limits46 = {
  "words": {
    "maxLength": 1000
  }
} as const;
export { limits46 as 'POST /api/reports' };
const limits47 = {
  "reason": {
    "minLength": 3,
    "maxLength": 500
  }
} as const;
export { limits47 as 'POST /api/admin/reports/{id}/close' };
const limits48 = {
  "reason": {
    "minLength": 3,
    "maxLength": 500
  }
} as const;
export { limits48 as 'POST /api/admin/item-checks/{id}/hide' };
const limits49 = {
  "body": {
    "maxLength": 2000
  },
  "pictures": {
    "maxItems": 4
  }
} as const;
export { limits49 as 'POST /api/threads/{id}/messages' };
const limits50 = {
  "number": {
    "minimum": 1
  }
} as const;
export { limits50 as 'POST /api/threads/{id}/read' };
const limits51 = {
  "item": {
    "rating": {
      "minimum": 1,
      "maximum": 5
    },
    "comment": {
      "maxLength": 1000
    }
  },
  "owner": {
    "rating": {
      "minimum": 1,
      "maximum": 5
    },
    "comment": {
      "maxLength": 1000
    }
  },
  "renter": {
    "rating": {
      "minimum": 1,
      "maximum": 5
    },
    "comment": {
      "maxLength": 1000
    }
  }
} as const;
export { limits51 as 'POST /api/rentals/{id}/reviews' };
const limits52 = {
  "answer": {
    "minLength": 2,
    "maxLength": 1000
  }
} as const;
export { limits52 as 'POST /api/reviews/{id}/answer' };
const limits53 = {
  "reason": {
    "minLength": 3,
    "maxLength": 500
  }
} as const;
export { limits53 as 'POST /api/admin/reviews/{id}/hide' };
const limits54 = {
  "reason": {
    "minLength": 3,
    "maxLength": 500
  }
} as const;
export { limits54 as 'POST /api/admin/reviews/{id}/restore' };
const limits55 = {
  "off": {
    "maxItems": 24
  },
  "quietHours": {
    "from": {
      "minimum": 0,
      "maximum": 23
    },
    "to": {
      "minimum": 0,
      "maximum": 23
    }
  }
} as const;
export { limits55 as 'PUT /api/notifications/settings' };
const limits56 = {
  "endpoint": {
    "maxLength": 1000
  },
  "keys": {
    "p256dh": {
      "minLength": 80,
      "maxLength": 100
    },
    "auth": {
      "minLength": 20,
      "maxLength": 40
    }
  }
} as const;
export { limits56 as 'POST /api/push/subscribe' };
const limits57 = {
  "endpoint": {
    "maxLength": 1000
  }
} as const;
export { limits57 as 'POST /api/push/unsubscribe' };
const limits58 = {
  "phoneNumber": {
    "minLength": 1,
    "maxLength": 30
  }
} as const;
export { limits58 as 'POST /api/sms/number' };
const limits59 = {
  "id": {
    "minLength": 1,
    "maxLength": 100
  },
  "from": {
    "minLength": 1,
    "maxLength": 30
  },
  "text": {
    "maxLength": 1000
  }
} as const;
export { limits59 as 'POST /api/sms/answers' };
