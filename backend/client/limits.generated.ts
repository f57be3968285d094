/** By `npm run api-types`, from backend/openapi.json. */
export const limits = {
  "PATCH /user/{id}": {
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
  },
  "POST /api/users": {
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
  },
  "POST /api/admin/users/{id}/freeze": {
    "reason": {
      "minLength": 3,
      "maxLength": 300
    }
  },
  "POST /api/admin/users/{id}/unfreeze": {
    "reason": {
      "minLength": 3,
      "maxLength": 300
    }
  },
  "POST /api/uploads": {
    "file": {
      "maxLength": 10485760
    }
  },
  "POST /api/auth/sign-up": {
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
  },
  "POST /api/auth/sign-in": {
    "email": {
      "maxLength": 254
    },
    "password": {
      "minLength": 1,
      "maxLength": 128
    }
  },
  "POST /api/auth/confirm-email": {
    "token": {
      "minLength": 1,
      "maxLength": 200
    }
  },
  "PUT /api/auth/email": {
    "email": {
      "maxLength": 254
    }
  },
  "POST /api/auth/forgot-password": {
    "email": {
      "maxLength": 254
    }
  },
  "POST /api/auth/reset-password": {
    "token": {
      "minLength": 1,
      "maxLength": 200
    },
    "password": {
      "minLength": 8,
      "maxLength": 128
    }
  },
  "PUT /api/verify": {
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
  },
  "POST /api/admin/verifications/{id}/refuse": {
    "reason": {
      "minLength": 1,
      "maxLength": 500
    }
  },
  "POST /api/admin/places": {
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
  },
  "PUT /api/admin/places/{id}": {
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
  },
  "POST /item": {
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
  },
  "PUT /items/{id}": {
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
  },
  "POST /api/admin/items/{id}/hide": {
    "reason": {
      "minLength": 3,
      "maxLength": 500
    }
  },
  "POST /api/admin/items/{id}/restore": {
    "reason": {
      "minLength": 3,
      "maxLength": 500
    }
  },
  "POST /api/payment": {
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
  },
  "POST /api/payment/extension": {
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
  },
  "POST /api/wallet/top-ups": {
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
  },
  "POST /api/wallet/withdrawals": {
    "amount": {
      "minimum": 1,
      "maximum": 10000000
    }
  },
  "POST /api/wallet/refunds": {
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
  },
  "POST /api/admin/payments/{id}/decide": {
    "movedAmount": {
      "minimum": 1,
      "maximum": 10000000
    },
    "reason": {
      "minLength": 3,
      "maxLength": 300
    }
  },
  "POST /api/admin/payments/{id}/settle-late": {
    "movedAmount": {
      "minimum": 1,
      "maximum": 10000000
    },
    "reason": {
      "minLength": 3,
      "maxLength": 300
    }
  },
  "PUT /api/users/update-wallet": {
    "amount": {
      "minimum": -10000000,
      "maximum": 10000000
    },
    "reason": {
      "minLength": 3,
      "maxLength": 300
    }
  },
  "GET /api/wallet/numbers": {
    "maxItems": 5
  },
  "POST /api/wallet/numbers": {
    "phoneNumber": {
      "maxLength": 30
    },
    "operationAccountCode": {
      "maxLength": 60
    }
  },
  "POST /api/wallet/numbers/confirm": {
    "token": {
      "minLength": 1,
      "maxLength": 200
    }
  },
  "POST /api/rentals/{id}/photograph-handover": {
    "photos": {
      "maxItems": 6
    }
  },
  "POST /api/rentals/{id}/report-not-received": {
    "reason": {
      "minLength": 10,
      "maxLength": 1000
    }
  },
  "POST /api/rentals/{id}/deny-not-received": {
    "reason": {
      "minLength": 10,
      "maxLength": 1000
    },
    "photos": {
      "maxItems": 6
    }
  },
  "POST /api/rentals/{id}/report-absent": {
    "reason": {
      "minLength": 10,
      "maxLength": 1000
    }
  },
  "POST /api/rentals/{id}/deny-absence": {
    "reason": {
      "minLength": 10,
      "maxLength": 1000
    },
    "photos": {
      "maxItems": 6
    }
  },
  "POST /api/rentals/{id}/declare-return": {
    "photos": {
      "maxItems": 6
    }
  },
  "POST /api/rentals/{id}/contest-return": {
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
  },
  "POST /api/rentals/{id}/report-missing": {
    "reason": {
      "minLength": 10,
      "maxLength": 1000
    }
  },
  "POST /api/rentals/{id}/answer-missing": {
    "reason": {
      "minLength": 10,
      "maxLength": 1000
    },
    "photos": {
      "maxItems": 6
    }
  },
  "POST /api/rentals/{id}/counter-claim": {
    "amount": {
      "minimum": 0
    },
    "reason": {
      "minLength": 10,
      "maxLength": 1000
    }
  },
  "POST /api/rentals/{id}/refuse-offer": {
    "reason": {
      "minLength": 10,
      "maxLength": 1000
    }
  },
  "POST /api/rentals/{id}/changes": {
    "reason": {
      "maxLength": 1000
    }
  },
  "POST /api/admin/rentals/{id}/share-deposit": {
    "amount": {
      "minimum": 0
    },
    "reason": {
      "minLength": 10,
      "maxLength": 1000
    }
  },
  "POST /api/admin/rentals/{id}/decide-handover": {
    "keptRent": {
      "minimum": 0
    },
    "reason": {
      "minLength": 10,
      "maxLength": 1000
    }
  },
  "GET /api/favourites/ids": {
    "maxItems": 200
  },
  "POST /api/favourites/merge": {
    "items": {
      "maxItems": 200
    },
    "maxItems": 200
  },
  "POST /api/reports": {
    "words": {
      "maxLength": 1000
    }
  },
  "POST /api/admin/reports/{id}/close": {
    "reason": {
      "minLength": 3,
      "maxLength": 500
    }
  },
  "POST /api/admin/item-checks/{id}/hide": {
    "reason": {
      "minLength": 3,
      "maxLength": 500
    }
  },
  "POST /api/threads/{id}/messages": {
    "body": {
      "maxLength": 2000
    },
    "pictures": {
      "maxItems": 4
    }
  },
  "POST /api/threads/{id}/read": {
    "number": {
      "minimum": 1
    }
  },
  "POST /api/rentals/{id}/reviews": {
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
  },
  "POST /api/reviews/{id}/answer": {
    "answer": {
      "minLength": 2,
      "maxLength": 1000
    }
  },
  "POST /api/admin/reviews/{id}/hide": {
    "reason": {
      "minLength": 3,
      "maxLength": 500
    }
  },
  "POST /api/admin/reviews/{id}/restore": {
    "reason": {
      "minLength": 3,
      "maxLength": 500
    }
  },
  "PUT /api/notifications/settings": {
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
  },
  "POST /api/push/subscribe": {
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
  },
  "POST /api/push/unsubscribe": {
    "endpoint": {
      "maxLength": 1000
    }
  },
  "POST /api/sms/number": {
    "phoneNumber": {
      "minLength": 1,
      "maxLength": 30
    }
  },
  "POST /api/sms/answers": {
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
  }
} as const;
