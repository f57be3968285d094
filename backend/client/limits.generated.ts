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
  "password": {
    "minLength": 1,
    "maxLength": 128
  },
  "code": {
    "maxLength": 20
  },
  "passkey": {
    "id": {
      "minLength": 1,
      "maxLength": 1400
    },
    "rawId": {
      "minLength": 1,
      "maxLength": 1400
    },
    "authenticatorAttachment": {
      "maxLength": 30
    },
    "response": {
      "clientDataJSON": {
        "minLength": 1,
        "maxLength": 8000
      },
      "authenticatorData": {
        "minLength": 1,
        "maxLength": 8000
      },
      "signature": {
        "minLength": 1,
        "maxLength": 8000
      },
      "userHandle": {
        "minLength": 1,
        "maxLength": 200
      }
    }
  }
} as const;
export { limits11 as 'POST /api/auth/reauthenticate' };
const limits12 = {
  "current": {
    "minLength": 1,
    "maxLength": 128
  },
  "password": {
    "minLength": 8,
    "maxLength": 128
  }
} as const;
export { limits12 as 'PUT /api/auth/password' };
const limits13 = {
  "email": {
    "maxLength": 254
  }
} as const;
export { limits13 as 'POST /api/auth/email-change' };
const limits14 = {
  "token": {
    "minLength": 1,
    "maxLength": 200
  }
} as const;
export { limits14 as 'POST /api/auth/email-change/confirm' };
const limits15 = {
  "token": {
    "minLength": 1,
    "maxLength": 200
  }
} as const;
export { limits15 as 'POST /api/auth/email-change/undo' };
const limits16 = {
  "token": {
    "minLength": 1,
    "maxLength": 200
  }
} as const;
export { limits16 as 'POST /api/auth/not-me' };
const limits17 = {
  "maxItems": 100
} as const;
export { limits17 as 'GET /api/auth/sessions' };
const limits18 = {
  "maxItems": 100
} as const;
export { limits18 as 'GET /api/admin/users/{id}/sessions' };
const limits19 = {
  "reason": {
    "minLength": 3,
    "maxLength": 300
  }
} as const;
export { limits19 as 'POST /api/admin/users/{id}/sessions/end' };
const limits20 = {
  "code": {
    "maxLength": 20
  },
  "recoveryCode": {
    "minLength": 1,
    "maxLength": 40
  },
  "passkey": {
    "id": {
      "minLength": 1,
      "maxLength": 1400
    },
    "rawId": {
      "minLength": 1,
      "maxLength": 1400
    },
    "authenticatorAttachment": {
      "maxLength": 30
    },
    "response": {
      "clientDataJSON": {
        "minLength": 1,
        "maxLength": 8000
      },
      "authenticatorData": {
        "minLength": 1,
        "maxLength": 8000
      },
      "signature": {
        "minLength": 1,
        "maxLength": 8000
      },
      "userHandle": {
        "minLength": 1,
        "maxLength": 200
      }
    }
  }
} as const;
export { limits20 as 'POST /api/auth/second-step' };
const limits21 = {
  "token": {
    "minLength": 1,
    "maxLength": 200
  }
} as const;
export { limits21 as 'POST /api/auth/second-step/link/open' };
const limits22 = {
  "code": {
    "maxLength": 20
  }
} as const;
export { limits22 as 'POST /api/auth/authenticator-app/confirm' };
const limits23 = {
  "passkey": {
    "id": {
      "minLength": 1,
      "maxLength": 1400
    },
    "rawId": {
      "minLength": 1,
      "maxLength": 1400
    },
    "authenticatorAttachment": {
      "maxLength": 30
    },
    "response": {
      "clientDataJSON": {
        "minLength": 1,
        "maxLength": 8000
      },
      "attestationObject": {
        "minLength": 1,
        "maxLength": 40000
      },
      "transports": {
        "maxItems": 10
      }
    }
  }
} as const;
export { limits23 as 'POST /api/auth/passkeys' };
const limits24 = {
  "name": {
    "minLength": 1,
    "maxLength": 60
  }
} as const;
export { limits24 as 'PATCH /api/auth/passkeys/{id}' };
const limits25 = {
  "passkey": {
    "id": {
      "minLength": 1,
      "maxLength": 1400
    },
    "rawId": {
      "minLength": 1,
      "maxLength": 1400
    },
    "authenticatorAttachment": {
      "maxLength": 30
    },
    "response": {
      "clientDataJSON": {
        "minLength": 1,
        "maxLength": 8000
      },
      "authenticatorData": {
        "minLength": 1,
        "maxLength": 8000
      },
      "signature": {
        "minLength": 1,
        "maxLength": 8000
      },
      "userHandle": {
        "minLength": 1,
        "maxLength": 200
      }
    }
  }
} as const;
export { limits25 as 'POST /api/auth/passkeys/sign-in' };
const limits26 = {
  "reason": {
    "minLength": 3,
    "maxLength": 300
  }
} as const;
export { limits26 as 'POST /api/admin/users/{id}/reset-second-step' };
const limits27 = {
  "email": {
    "maxLength": 254
  },
  "reason": {
    "minLength": 3,
    "maxLength": 300
  }
} as const;
export { limits27 as 'POST /api/admin/users/{id}/correct-email' };
const limits28 = {
  "reason": {
    "minLength": 3,
    "maxLength": 300
  }
} as const;
export { limits28 as 'POST /api/admin/users/{id}/resend-confirmation' };
const limits29 = {
  "reason": {
    "minLength": 3,
    "maxLength": 300
  }
} as const;
export { limits29 as 'POST /api/admin/approvals/{id}/refuse' };
const limits30 = {
  "reason": {
    "minLength": 3,
    "maxLength": 300
  }
} as const;
export { limits30 as 'POST /api/admin/users/{id}/role' };
const limits31 = {
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
  "documentBack": {
    "maxLength": 300
  }
} as const;
export { limits31 as 'PUT /api/verify' };
const limits32 = {
  "file": {
    "maxLength": 10485760
  }
} as const;
export { limits32 as 'POST /api/verification/device/{token}/photo' };
const limits33 = {
  "reason": {
    "minLength": 1,
    "maxLength": 500
  }
} as const;
export { limits33 as 'POST /api/admin/verifications/{id}/refuse' };
const limits34 = {
  "note": {
    "maxLength": 500
  }
} as const;
export { limits34 as 'POST /api/admin/verifications/{id}/skip' };
const limits35 = {
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
export { limits35 as 'POST /api/admin/places' };
const limits36 = {
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
export { limits36 as 'PUT /api/admin/places/{id}' };
const limits37 = {
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
export { limits37 as 'POST /item' };
const limits38 = {
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
export { limits38 as 'PUT /items/{id}' };
const limits39 = {
  "reason": {
    "minLength": 3,
    "maxLength": 500
  }
} as const;
export { limits39 as 'POST /api/admin/items/{id}/hide' };
const limits40 = {
  "reason": {
    "minLength": 3,
    "maxLength": 500
  }
} as const;
export { limits40 as 'POST /api/admin/items/{id}/restore' };
const limits41 = {
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
export { limits41 as 'POST /api/payment' };
const limits42 = {
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
export { limits42 as 'POST /api/payment/extension' };
const limits43 = {
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
export { limits43 as 'POST /api/wallet/top-ups' };
const limits44 = {
  "amount": {
    "minimum": 1,
    "maximum": 10000000
  }
} as const;
export { limits44 as 'POST /api/wallet/withdrawals' };
const limits45 = {
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
export { limits45 as 'POST /api/wallet/refunds' };
const limits46 = {
  "phoneNumber": {
    "minLength": 1,
    "maxLength": 30
  }
} as const;
export { limits46 as 'POST /api/payment/number/code' };
const limits47 = {
  "phoneNumber": {
    "minLength": 1,
    "maxLength": 30
  }
} as const;
export { limits47 as 'POST /api/payment/number/confirm' };
const limits48 = {
  "movedAmount": {
    "minimum": 1,
    "maximum": 10000000
  },
  "reason": {
    "minLength": 3,
    "maxLength": 300
  },
  "proof": {
    "minLength": 3,
    "maxLength": 200
  }
} as const;
export { limits48 as 'POST /api/admin/payments/{id}/decide' };
const limits49 = {
  "movedAmount": {
    "minimum": 1,
    "maximum": 10000000
  },
  "reason": {
    "minLength": 3,
    "maxLength": 300
  }
} as const;
export { limits49 as 'POST /api/admin/payments/{id}/settle-late' };
const limits50 = {
  "movedAmount": {
    "minimum": 0,
    "maximum": 10000000
  },
  "reason": {
    "minLength": 3,
    "maxLength": 300
  },
  "proof": {
    "minLength": 3,
    "maxLength": 200
  }
} as const;
export { limits50 as 'POST /api/admin/payments/{id}/put-right' };
const limits51 = {
  "amount": {
    "minimum": -10000000,
    "maximum": 10000000
  },
  "reason": {
    "minLength": 3,
    "maxLength": 300
  }
} as const;
export { limits51 as 'PUT /api/users/update-wallet' };
const limits52 = {
  "filter": {
    "values": {
      "maxLength": 200
    }
  },
  "reason": {
    "minLength": 3,
    "maxLength": 300
  }
} as const;
export { limits52 as 'POST /api/admin/contact-exports' };
const limits53 = {
  "reason": {
    "minLength": 3,
    "maxLength": 300
  }
} as const;
export { limits53 as 'POST /api/admin/incidents' };
const limits54 = {
  "reason": {
    "minLength": 3,
    "maxLength": 300
  }
} as const;
export { limits54 as 'POST /api/admin/incidents/{id}/block' };
const limits55 = {
  "reason": {
    "minLength": 3,
    "maxLength": 300
  }
} as const;
export { limits55 as 'POST /api/admin/incidents/{id}/end' };
const limits56 = {
  "reason": {
    "minLength": 3,
    "maxLength": 300
  }
} as const;
export { limits56 as 'POST /api/admin/incidents/{id}/dismiss' };
const limits57 = {
  "maxItems": 5
} as const;
export { limits57 as 'GET /api/wallet/numbers' };
const limits58 = {
  "phoneNumber": {
    "maxLength": 30
  },
  "operationAccountCode": {
    "maxLength": 60
  }
} as const;
export { limits58 as 'POST /api/wallet/numbers' };
const limits59 = {
  "token": {
    "minLength": 1,
    "maxLength": 200
  }
} as const;
export { limits59 as 'POST /api/wallet/numbers/confirm' };
const limits60 = {
  "photos": {
    "maxItems": 6
  }
} as const;
export { limits60 as 'POST /api/rentals/{id}/photograph-handover' };
const limits61 = {
  "reason": {
    "minLength": 10,
    "maxLength": 1000
  }
} as const;
export { limits61 as 'POST /api/rentals/{id}/report-not-received' };
const limits62 = {
  "reason": {
    "minLength": 10,
    "maxLength": 1000
  },
  "photos": {
    "maxItems": 6
  }
} as const;
export { limits62 as 'POST /api/rentals/{id}/deny-not-received' };
const limits63 = {
  "reason": {
    "minLength": 10,
    "maxLength": 1000
  }
} as const;
export { limits63 as 'POST /api/rentals/{id}/report-absent' };
const limits64 = {
  "reason": {
    "minLength": 10,
    "maxLength": 1000
  },
  "photos": {
    "maxItems": 6
  }
} as const;
export { limits64 as 'POST /api/rentals/{id}/deny-absence' };
const limits65 = {
  "photos": {
    "maxItems": 6
  }
} as const;
export { limits65 as 'POST /api/rentals/{id}/declare-return' };
const limits66 = {
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
export { limits66 as 'POST /api/rentals/{id}/contest-return' };
const limits67 = {
  "reason": {
    "minLength": 10,
    "maxLength": 1000
  }
} as const;
export { limits67 as 'POST /api/rentals/{id}/report-missing' };
const limits68 = {
  "reason": {
    "minLength": 10,
    "maxLength": 1000
  },
  "photos": {
    "maxItems": 6
  }
} as const;
export { limits68 as 'POST /api/rentals/{id}/answer-missing' };
const limits69 = {
  "amount": {
    "minimum": 0
  },
  "reason": {
    "minLength": 10,
    "maxLength": 1000
  }
} as const;
export { limits69 as 'POST /api/rentals/{id}/counter-claim' };
const limits70 = {
  "reason": {
    "minLength": 10,
    "maxLength": 1000
  }
} as const;
export { limits70 as 'POST /api/rentals/{id}/refuse-offer' };
const limits71 = {
  "reason": {
    "maxLength": 1000
  }
} as const;
export { limits71 as 'POST /api/rentals/{id}/changes' };
const limits72 = {
  "amount": {
    "minimum": 0
  },
  "reason": {
    "minLength": 10,
    "maxLength": 1000
  }
} as const;
export { limits72 as 'POST /api/admin/rentals/{id}/share-deposit' };
const limits73 = {
  "keptRent": {
    "minimum": 0
  },
  "reason": {
    "minLength": 10,
    "maxLength": 1000
  }
} as const;
export { limits73 as 'POST /api/admin/rentals/{id}/decide-handover' };
const limits74 = {
  "refund": {
    "minimum": 0
  },
  "keptRent": {
    "minimum": 0
  },
  "reason": {
    "minLength": 10,
    "maxLength": 1000
  }
} as const;
export { limits74 as 'POST /api/admin/rentals/{id}/cancel' };
const limits75 = {
  "hours": {
    "minimum": 1,
    "maximum": 72
  },
  "reason": {
    "minLength": 10,
    "maxLength": 1000
  }
} as const;
export { limits75 as 'POST /api/admin/rentals/{id}/postpone' };
const limits76 = {
  "maxItems": 200
} as const;
export { limits76 as 'GET /api/favourites/ids' };
const limits77 = {
  "items": {
    "maxItems": 200
  },
  "maxItems": 200
} as const;
export { limits77 as 'POST /api/favourites/merge' };
const limits78 = {
  "maxItems": 20
} as const;
export { limits78 as 'GET /api/saved-searches' };
const limits79 = {
  "q": {
    "maxLength": 100
  },
  "minPrice": {
    "minimum": 0,
    "maximum": 2147483647
  },
  "maxPrice": {
    "minimum": 0,
    "maximum": 2147483647
  },
  "location": {
    "maxItems": 30
  },
  "city": {
    "maxItems": 30
  }
} as const;
export { limits79 as 'POST /api/saved-searches' };
const limits80 = {
  "words": {
    "maxLength": 1000
  }
} as const;
export { limits80 as 'POST /api/reports' };
const limits81 = {
  "reason": {
    "minLength": 3,
    "maxLength": 500
  }
} as const;
export { limits81 as 'POST /api/admin/reports/{id}/close' };
const limits82 = {
  "reason": {
    "minLength": 3,
    "maxLength": 500
  }
} as const;
export { limits82 as 'POST /api/admin/item-checks/{id}/hide' };
const limits83 = {
  "body": {
    "maxLength": 2000
  },
  "pictures": {
    "maxItems": 4
  }
} as const;
export { limits83 as 'POST /api/threads/{id}/messages' };
const limits84 = {
  "number": {
    "minimum": 1
  }
} as const;
export { limits84 as 'POST /api/threads/{id}/read' };
const limits85 = {
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
export { limits85 as 'POST /api/rentals/{id}/reviews' };
const limits86 = {
  "answer": {
    "minLength": 2,
    "maxLength": 1000
  }
} as const;
export { limits86 as 'POST /api/reviews/{id}/answer' };
const limits87 = {
  "reason": {
    "minLength": 3,
    "maxLength": 500
  }
} as const;
export { limits87 as 'POST /api/admin/reviews/{id}/hide' };
const limits88 = {
  "reason": {
    "minLength": 3,
    "maxLength": 500
  }
} as const;
export { limits88 as 'POST /api/admin/reviews/{id}/restore' };
const limits89 = {
  "amount": {
    "minimum": 1,
    "maximum": 2000000000
  },
  "reference": {
    "minLength": 3,
    "maxLength": 60
  },
  "reason": {
    "minLength": 3,
    "maxLength": 300
  }
} as const;
export { limits89 as 'POST /api/admin/treasury/proposals' };
const limits90 = {
  "text": {
    "minLength": 1,
    "maxLength": 1000
  }
} as const;
export { limits90 as 'POST /api/admin/users/{id}/notes' };
const limits91 = {
  "reason": {
    "minLength": 3,
    "maxLength": 300
  }
} as const;
export { limits91 as 'POST /api/admin/users/{id}/suspend' };
const limits92 = {
  "reason": {
    "minLength": 3,
    "maxLength": 300
  }
} as const;
export { limits92 as 'POST /api/admin/users/{id}/reinstate' };
const limits93 = {
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
export { limits93 as 'PUT /api/notifications/settings' };
const limits94 = {
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
export { limits94 as 'POST /api/push/subscribe' };
const limits95 = {
  "endpoint": {
    "maxLength": 1000
  }
} as const;
export { limits95 as 'POST /api/push/unsubscribe' };
const limits96 = {
  "phoneNumber": {
    "minLength": 1,
    "maxLength": 30
  }
} as const;
export { limits96 as 'POST /api/sms/number' };
const limits97 = {
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
export { limits97 as 'POST /api/sms/answers' };
const limits98 = {
  "page": {
    "maxLength": 40
  },
  "message": {
    "maxLength": 300
  }
} as const;
export { limits98 as 'POST /api/page-failures' };
