/** What staff read of every invariant, by its name. */
const rules: Readonly<Record<string, string>> = {
  'every message of more than a day ago was looked at for what its reader should beware of':
    "Chaque message de plus d'un jour a été examiné pour ses avertissements",
  'every payment that succeeded has one posting':
    'Chaque paiement réussi est inscrit une fois dans les comptes',
  'no payment that did not succeed has a posting':
    "Aucun paiement non réussi n'est inscrit dans les comptes",
  'what operators hold changes by what payments settled and their fees, and by nothing else':
    "L'argent détenu par les opérateurs ne change que par les paiements et leurs frais",
  'a payment changes its own part of what its operator holds and has taken in fees':
    'Chaque paiement ne touche que sa part du compte de son opérateur',
  'what moves at an operator beside payments is what two admins booked of its statement, and nothing else':
    "Tout mouvement chez un opérateur hors paiements vient de son relevé, et rien d'autre",
  'every posting of the treasury was proposed by one admin, approved by another, and is on record as such':
    'Chaque écriture de trésorerie est proposée par une personne et approuvée par une autre',
  'what came for deleted members goes back once, whole, by the operator that it came by':
    "L'argent reçu pour un compte supprimé repart une fois, en entier, par son opérateur",
  'every alarm of a float was announced as it began and as it ended, and nothing else was':
    "Chaque alerte sur la réserve d'un opérateur est annoncée à son début et à sa fin",
  'fees that are known are booked once their payment is settled, and none before':
    'Les frais connus sont inscrits dès que leur paiement est réglé, et aucun avant',
  'what a payment takes from the wallet was reserved once, and nothing else was':
    "Ce qu'un paiement prend dans un portefeuille y a été réservé une fois, et rien d'autre",
  'what is reserved is there while a payment is undecided, and gone once it is decided':
    "L'argent réservé le reste jusqu'à la décision du paiement, et pas au-delà",
  'the location of every object is written as the places that it names are':
    'Le lieu de chaque objet est écrit comme le quartier et la ville où il est',
  'every object has a card for lists that says what the object, its owner and its pictures do':
    'Les listes montrent de chaque objet ce que disent sa fiche, son propriétaire et ses photos',
  'every rental changes hands as its payment says, at a meeting point that there is if at one':
    "Chaque objet change de main comme son locataire l'a choisi en payant",
  'the history of every payment leads step by step from its beginning to its status':
    "L'historique de chaque paiement mène, étape par étape, à son état",
  'a renter has one payment at a time for the same object':
    "Un locataire n'a qu'un paiement en cours pour un même objet",
  'no payment is past its next check by more than 60 seconds':
    "Aucun paiement n'a plus de 60 secondes de retard sur sa prochaine vérification",
  'every step of a rental is one that there is, taken by who may take it, on a day for it':
    'Chaque étape de location est permise, faite par qui le peut et le bon jour',
  'the history of every rental leads step by step from its request to its status':
    "L'historique de chaque location mène, étape par étape, à son état",
  'the history of every handover leads to where the handover and the rent are':
    "L'historique de chaque remise mène à l'état de la remise et du prix",
  'the history of every return leads to where the return and the security deposit are':
    "L'historique de chaque retour mène à l'état du retour et de la caution",
  'no step of a rental comes before the one that led to it':
    "Aucune étape d'une location ne précède celle qui y a mené",
  "a rental's dates, pieces, rent and deposit are what its payments, extensions and shortenings add up to":
    'Les dates, les pièces, le prix et la caution de chaque location viennent de ses paiements et de ses changements',
  'a rental is priced by the day or by the week as its payment was':
    'Une location se compte en jours ou en semaines comme son paiement',
  'more or fewer days of a rental cost what its own days cost':
    'Les jours ajoutés ou retirés coûtent le prix de la location',
  'every payment for more days is for those of its extension, which is done by one of them alone':
    'Chaque prolongation est payée une fois, pour ses jours',
  'days are held for an extension that waits for its payment, and for nothing else':
    "Des jours sont bloqués pour une prolongation à payer, et pour rien d'autre",
  'the history of every extension and shortening leads to what it has become':
    "L'historique de chaque changement de dates mène à son état",
  'every step of an extension or a shortening was announced as it happened, and nothing else was':
    "Chaque étape d'un changement de dates a été annoncée telle quelle, et rien d'autre",
  'every step of a rental that was changed was announced with an end and a rent that it had':
    "Les étapes d'une location modifiée ont été annoncées avec une fin et un prix qu'elle a eus",
  'every step of an incident of an operator is on record, as whoever took it, and no other is':
    "Chaque étape d'une panne d'opérateur est au journal, au nom de son auteur",
  'every step of an incident of an operator was announced once, and nothing else was':
    "Chaque étape d'une panne d'opérateur a été annoncée une fois",
  'no payment begins through an operator that staff have blocked, and no payout to one that is down':
    'Aucun paiement ne commence chez un opérateur bloqué, ni aucun retrait vers un opérateur en panne',
  'no incident of an operator stays open or proposed without a reminder every four hours':
    "Aucune panne d'opérateur ne reste ouverte ou proposée sans rappel toutes les quatre heures",
  'no extension or shortening waits past its time by more than 15 minutes':
    "Aucun changement de dates n'attend plus de 15 minutes après son délai",
  'every rental has the version of the contract that its payment accepted':
    'Chaque location a la version du contrat acceptée par son paiement',
  'every accepted rental has its contract, with what was paid for and when both accepted':
    'Chaque location acceptée a son contrat, avec ce qui a été payé et les deux acceptations',
  'no request is unanswered past its deadline by more than 15 minutes':
    "Aucune demande n'est sans réponse plus de 15 minutes après son délai",
  'no rental has begun or ended without its status, 15 minutes after midnight':
    "À minuit et quart, chaque location commencée ou terminée l'est aussi dans son état",
  'no handover waits for an answer past its time by more than 15 minutes':
    "Aucune remise n'attend plus de 15 minutes après son délai",
  'no handover waits for staff to decide for more than a week':
    "Aucune remise n'attend la décision de l'équipe depuis plus d'une semaine",
  'no return waits for an answer past its time by more than 15 minutes':
    "Aucun retour n'attend plus de 15 minutes après son délai",
  'no reminder of a request, a start or a return is late by more than 15 minutes':
    "Aucun rappel n'a plus de 15 minutes de retard",
  'every reminder was sent in its time, to whoever had not answered':
    "Chaque rappel est parti à son heure, à qui n'avait pas répondu",
  'no object is late for more than 15 minutes without anybody having been told':
    "Aucun objet n'est en retard plus de 15 minutes sans que les parties le sachent",
  'every fee for a late return is the price of its days, and the security deposit at most':
    'Chaque frais de retard est le prix de ses jours, et au plus la caution',
  'staff decided about a rental as often as the audit log says':
    "L'équipe a tranché pour une location autant de fois que le dit le journal",
  'every deadline that staff put off was put off in time, once, by three days at most, and stands there':
    "Chaque délai prolongé par l'équipe l'a été à temps, une fois, de trois jours au plus, et s'y tient",
  'a rental is delayed as its history says, and cancelled for that only while it is':
    "Une location n'est retardée, ou annulée pour cela, que si son historique le dit",
  'no renter waits for more than 15 minutes to be told that the object is late, or no more':
    "Le locataire suivant sait en 15 minutes que l'objet est en retard, ou ne l'est plus",
  'no security deposit waits for staff to share it for more than a week':
    "Aucune caution n'attend la décision de l'équipe depuis plus d'une semaine",
  'the day on which an owner had an object back is that of the step that says so':
    "Le jour où un objet est revenu est celui de l'étape qui le dit",
  'no payment is undecided an hour after its last check':
    "Aucun paiement n'est indécis une heure après sa dernière vérification",
  'no payment is waited for over 7 hours without a word to its member':
    'Aucun paiement ne se fait attendre plus de 7 heures sans que son membre en soit averti',
  'no payment waits for its next check for more than 6 hours':
    "Aucun paiement n'attend sa prochaine vérification plus de 6 heures",
  'no payment is in review for more than a week':
    "Aucun paiement n'est à examiner depuis plus d'une semaine",
  'every notification says when and of which kind its event was':
    'Chaque notification porte la date et la nature de son événement',
  'no mail is past its attempt by more than 15 minutes, or tried for more than three days':
    "Aucun e-mail n'a plus de 15 minutes de retard, ni plus de trois jours d'essais",
  'no push or SMS is past its attempt by more than 15 minutes, or tried for more than a day':
    "Aucune notification push, aucun SMS n'a plus de 15 minutes de retard, ni plus d'un jour d'essais",
  'no answer by SMS waits for more than 15 minutes to be acted on':
    "Aucune réponse par SMS n'attend plus de 15 minutes d'être traitée",
  'recovery codes are those of members with a passkey or an app':
    "Des codes de secours n'existent que pour une clé d'accès ou une application",
  'every passkey and every app was told to its member when it was added':
    "Chaque clé d'accès et chaque application a été annoncée à son membre quand elle a été ajoutée",
  'a recovery code is used up as often as its member was told, each once':
    "Un code de secours ne sert qu'une fois, et chaque usage a été annoncé à son membre",
  'the verification of a member who has sent papers is what was decided of them':
    "La vérification d'un membre qui a envoyé une pièce est ce qui en a été décidé",
  'the pictures of papers are those that their own member has sent':
    "Les images d'une pièce d'identité ont été envoyées par son membre",
  'a picture of papers is of one submission, in one place':
    "Une image d'une pièce d'identité est d'une seule demande",
  'staff look at papers that wait for a decision, and never at their own':
    "L'équipe ne regarde que des pièces d'identité en attente, et personne les siennes",
  'what staff note about papers is gone with them':
    "Les notes de l'équipe sur des pièces d'identité disparaissent avec elles",
  'nothing of a sign-in that was given up is kept for more than two days':
    "Rien d'une connexion abandonnée n'est gardé plus de deux jours",
  'nobody whose account is deleted, or is to be, offers an object or has anything open':
    "Un compte supprimé, ou qui va l'être, ne propose aucun objet et n'a plus rien en cours",
  'an account is there, to be deleted, or deleted, as what was told of its deletion says':
    'Un compte est là, va être supprimé ou est supprimé, comme il a été dit de sa suppression',
  'nothing is left of a deleted account but what books and other members need':
    "D'un compte supprimé, il ne reste que ce que demandent les comptes et les autres membres",
  'no account is there more than a day after it was to be deleted':
    'Un compte est supprimé au plus tard un jour après la date prévue',
  'every export that can be downloaded has all of its files in storage, and no other':
    'Chaque export de données qui se télécharge a tous ses fichiers, et aucun autre',
  'no file is on record of an export that is gone, or that is not there':
    "Aucun fichier n'est inscrit pour un export supprimé",
  'every file of an export is kept under its name, written after the request and before it was ready':
    "Chaque fichier d'un export porte son nom et a été fait entre la demande et la fin de sa préparation",
  "no export of a member's data waits, or is kept, for an hour longer than it should":
    'Un export de données est prêt en une heure, et supprimé au plus tard une heure après sa semaine',
  'no identity papers are kept past their time by more than a day':
    "Les pièces d'identité sont supprimées au plus tard un jour après leur durée de conservation",
  'no file of a removed upload is kept for more than an hour':
    "Les fichiers d'une image supprimée disparaissent en moins d'une heure",
  'no call keeps its repetitions waiting longer than its server lives':
    "Aucun appel interrompu n'en fait attendre un autre",
  "every payout goes to a number that was its member's, confirmed in time and not removed":
    'Chaque retrait va à un numéro du membre, confirmé à temps et non supprimé',
  'every refund goes back to a number of which its member had been credited money before':
    "Chaque remboursement renvoyé va à un numéro dont l'argent avait été rendu au membre",
  'no more was ever sent back to a number than what had come from it and been credited':
    "Un numéro n'a jamais reçu en retour plus que ce qui en est venu et a été rendu",
  'every step of a rental was announced as it happened, with its terms, and nothing else was':
    "Chaque étape d'une location a été annoncée telle quelle, et rien d'autre",
  'how every payment began, ended and was settled late was announced as it happened, and nothing else was':
    "Le début, la fin et le règlement tardif de chaque paiement ont été annoncés, et rien d'autre",
  'no step of a rental or a payment was announced twice':
    "Aucune étape d'une location ou d'un paiement n'a été annoncée deux fois",
  'every correction has its entry in the audit log, of its amount, member and account, and no other has one':
    'Chaque correction est au journal avec son montant, son membre et son compte',
  'every payment that staff decided or settled late has its entry in the audit log, and no other has one':
    "Chaque décision de l'équipe sur un paiement est au journal, et aucune autre",
  'every step of a payment is one that there is, and what the wallet pays alone is never sent':
    "Chaque étape d'un paiement est permise, et ce que le portefeuille paie seul n'est jamais envoyé",
  'what a payment says of itself is what its history says, and nothing that excludes it':
    'Chaque paiement dit de lui-même ce que dit son historique',
  'every ledger transaction has two entries or more, which sum to zero':
    'Chaque écriture a au moins deux lignes, dont la somme est nulle',
  'no ledger transaction has two entries for the same account':
    'Aucune écriture ne touche deux fois le même compte',
  'every balance is the sum of its entries': 'Chaque solde est la somme de ses lignes',
  'a correction that needed two admins is posted once approved, as it was proposed, and no other is':
    'Une correction à approuver est inscrite telle que proposée une fois approuvée, et jamais sinon',
  'every step of an act of two people is on record, as whoever took it, and no other is':
    "Chaque étape d'un acte à deux est au journal, au nom de son auteur",
  'an act of two people is decided by an admin whom its proposer did not make one, who had the role before and approves by then':
    "Un acte à deux est décidé par un administrateur que son auteur n'a pas nommé, et depuis assez longtemps",
  'an act of two people was approved while its proposer had the role that they proposed it with':
    "Un acte à deux a été approuvé alors que son auteur avait encore le rôle avec lequel il l'a proposé",
  'every member has the role that was given last, and an admin is made by two others or by the command':
    'Chacun a le dernier rôle donné ; deux autres ou la commande font un administrateur',
  'every role that was given is on record in the audit log, with who gave and who approved it, and no other is':
    "Chaque rôle donné est au journal, avec qui l'a donné et approuvé",
  'an approved role of two admins is given once, and no other is':
    "Un rôle donné à deux l'est une fois, et une fois approuvé",
  'a decision about a rental that needed two people is carried out once approved, as it was proposed, and no other is':
    'Une décision à deux sur une location est appliquée une fois, telle que proposée et approuvée',
  'who decided about a rental alone divided all of its rent or deposit, and counts with it':
    "Qui décide seul d'une location compte pour tout le prix ou toute la caution partagée",
  'a file with contact data is granted to an admin, or as an admin approved it, and no other is':
    "Un fichier de coordonnées n'est permis qu'à l'administration, ou avec son accord",
  'every file with contact data was taken once, within a day, and is on record with why and how many rows':
    "Un fichier de coordonnées est pris une fois, dans la journée, et c'est au journal",
  'every step of an act of two people was announced once, and nothing else was':
    "Chaque étape d'un acte à deux a été annoncée une fois",
  'every comparison that staff asked for is on record, and has a report once it is done and not before':
    'Chaque rapprochement demandé est au journal, et a son rapport une fois terminé',
  'what a report says that operators held, with the fees, is what it says that Loka owed':
    "Dans chaque rapprochement, l'argent détenu et les frais sont ce que Loka devait",
  'no long job is left by its worker, or past its next step, for more than 15 minutes':
    "Aucun travail long n'est abandonné, ni en retard sur sa prochaine étape, depuis plus de 15 minutes",
  'no payment counts as agreed with the gateway before it was decided':
    "Aucun paiement n'est tenu pour rapproché avant d'être décidé",
  'no comparison that staff asked for waits for more than 15 minutes, or is made for hours':
    "Aucun rapprochement demandé n'attend plus de 15 minutes, ni ne dure des heures",
  'no act waits for a second person past its time by more than 15 minutes':
    'Aucun acte à approuver ne dépasse son délai de plus de 15 minutes',
  'nothing is below zero but what operators hold, fees and the corrections of Loka':
    'Seuls les comptes des opérateurs, des frais et de Loka peuvent être négatifs',
  'what operators hold for us, and what fees have taken of it, is what we owe':
    'Ce que détiennent les opérateurs, plus les frais, est ce que Loka doit',
  'every account belongs to somebody or something that exists':
    "Chaque compte est celui de quelqu'un ou de quelque chose qui existe",
  'what a member was given and has spent adds up to the wallet':
    "Ce qu'un membre a reçu et dépensé donne le solde de son portefeuille",
  'every line of a statement is what a ledger transaction changed for its member':
    "Chaque ligne d'un relevé vient d'une écriture du membre",
  'the totals of every month are what its statement lines add up to, less what was reversed':
    'Les totaux de chaque mois sont ceux de ses lignes de relevé',
  'every rental was paid, once, all of it': 'Chaque location a été payée une fois, en entier',
  'the rent is in escrow until the owner answers, and not a day longer':
    "Le prix de la location est bloqué jusqu'à la réponse du propriétaire, et pas au-delà",
  'the security deposit is held until it is settled, and then gone':
    "La caution est gardée jusqu'à son règlement, et pas au-delà",
  'the upcoming earnings of an owner are the rents of accepted rentals without a handover':
    "Les revenus à venir sont les prix des locations acceptées dont l'objet n'est pas remis",
  'no more pieces of an object are let on a day than there are':
    "Personne n'a le même objet le même jour qu'un autre, pièce par pièce",
  'every rental that holds days has its pieces then, and a closure those that are left':
    'Chaque location a ses pièces sur ses jours, et une fermeture celles qui restent',
  'as many pieces of an object are missing as its owner reports, until that is settled':
    "Les pièces signalées non rendues ne sont pas à louer tant que ce n'est pas réglé",
  'nothing is accepted that needs pieces reported missing before':
    'Aucune location acceptée ne compte sur une pièce déjà signalée non rendue',
  'a report is taken and closed as whoever did so put it on record':
    "Chaque signalement est pris et clos comme l'équipe l'a inscrit au journal",
  'who made a report is told once that it is closed, and of no other outcome':
    "Qui a signalé quelque chose en apprend la fin une fois, et telle qu'elle est",
  'what a report led to was done: the object hidden, the member frozen':
    "Ce qu'un signalement a décidé a été fait : objet masqué, membre bloqué",
  'an object that was looked at was so by staff who put it on record':
    "Chaque objet regardé l'a été par l'équipe, qui l'a inscrit au journal",
  'nobody keeps more than 200 favourites': 'Personne ne garde plus de 200 favoris',
  'nobody has more than 20 saved searches': "Personne n'a plus de 20 recherches enregistrées",
  'no saved search tells a member of their own object':
    "Aucune recherche enregistrée n'annonce à un membre son propre objet",
  'a saved search has told its member once of as many objects as are on record':
    "Chaque recherche enregistrée a annoncé une fois autant d'objets que le journal le dit",
  'no offered object waits for more than 40 minutes to be looked for by saved searches':
    "Aucun objet proposé n'attend plus de 40 minutes que les recherches enregistrées le voient",
  'no report waits for more than a day without staff being told, 30 minutes later':
    "L'équipe est prévenue de tout signalement qui attend plus d'un jour, à 30 minutes près",
  'no news of a favourite waits for more than 40 minutes':
    "Aucune nouvelle d'un favori n'attend plus de 40 minutes",
  'a coming offer is of an object that its owner paused until that day':
    "Un objet annoncé comme bientôt proposé est en pause jusqu'à ce jour",
  'every key of the ledger has the form of its type':
    "Chaque clé d'écriture a la forme de son type",
  "Loka's own account is moved by corrections, by payments put right and by payouts that were not asked for alone":
    'Le compte de Loka ne change que par les corrections, les paiements rectifiés et les versements non demandés',
  'what a payment settled is put right between its operator and who bears it, as two admins decided':
    'Un paiement rectifié ne change que le compte de son opérateur et celui qui en supporte la différence',
  'what a decided payment settled is put right by two admins, from what the books said, and is on record':
    "Un paiement décidé n'est rectifié que par deux membres de l'administration, et c'est au journal",
  'what a payment counts for in refunds is what came, was credited and went back by the ledger':
    "Ce qu'un paiement compte pour les renvois est ce que disent les écritures",
  'what may go back to each number of a member is the sum of what its payments count for':
    'Ce qui peut être renvoyé à un numéro est la somme de ses paiements',
  'an approved decision or late settlement of a payment was carried out once, as it was proposed, and no other names an act':
    'Une décision à deux sur un paiement est exécutée une fois, telle que proposée',
  'what is held of a payment is what it credited, from the second night that the gateway did not confirm it':
    "Un crédit n'est retenu que si l'opérateur n'a pas confirmé son paiement deux nuits de suite",
  'what a payment credited that the gateway did not confirm two nights running is held until it is settled':
    "Ce qu'un paiement a crédité sans que l'opérateur le confirme deux nuits de suite reste retenu",
  'no payout and no part of a rental took from a wallet what was held in it':
    "Aucun retrait ni paiement n'a pris dans un portefeuille ce qui y était retenu",
  'every hold of a credit was announced to its member once when it began and once when it ended, and no other was':
    'Le membre est averti une fois de chaque crédit retenu, et une fois de sa fin',
  'a member is frozen for as long as others of staff have put it on record, and is told so':
    "Un membre est bloqué tant que le journal le dit, par quelqu'un d'autre, et en est averti",
  'no money leaves the wallet of a frozen member, and no payout of one is sent':
    "Rien ne sort du portefeuille d'un membre bloqué, et aucun retrait n'en part",
  'a member is suspended for as long as others of staff have put it on record, and is told so':
    "Un membre est suspendu tant que le journal le dit, par quelqu'un d'autre, et en est averti",
  'a suspended member shows no object, and none is hidden with a suspension that is over':
    "Aucun objet d'un membre suspendu n'est visible, et aucun ne reste masqué après la suspension",
  'the wallet of a suspended member is frozen with the suspension or beyond it, as is on record':
    "Le portefeuille d'un membre suspendu est bloqué avec la suspension ou au-delà, comme le dit le journal",
  'no request and no extension of a suspended member waits for more than ten minutes':
    "Aucune demande ni prolongation d'un membre suspendu n'attend plus de dix minutes",
  'a suspended member begins nothing new: no payment, no object, no request, no rental, no extension':
    'Un membre suspendu ne commence rien : ni paiement, ni objet, ni demande, ni location',
  'every rating counts the reviews that everybody may read, once':
    'Chaque note compte une fois les avis publiés, sans ceux qui sont masqués',
  'every review is of a rental that took place, by one party about the other one':
    "Chaque avis porte sur une location qui a eu lieu, d'une partie sur l'autre",
  'reviews of a rental are published when both parties have written, or after fourteen days':
    "Les avis d'une location paraissent quand les deux ont écrit, ou après 14 jours",
  'every guard of the database is there, unchanged and in force':
    'Toutes les protections de la base de données sont en place, inchangées et actives',
  'whatever a row names exists': 'Tout ce que les données désignent existe',
  "what a payment reserves comes from its payer's wallet, and goes back there when it fails":
    "Ce qu'un paiement réserve vient du portefeuille de son payeur, et y revient en cas d'échec",
  "what a payment settled is its rental's, or its payer's when it made none, and nobody else's":
    "L'argent d'un paiement va à sa location, ou sinon à son payeur, et à personne d'autre",
  "what was settled for a payment that failed is its payer's, as staff put it on record":
    "L'argent déplacé malgré un échec va au payeur, comme inscrit au journal",
  'what a gateway kept of a payment is paid by Loka from what its operator holds, and by nobody else':
    "Les frais des opérateurs sont payés par Loka, et par personne d'autre",
  "what a rental moves goes to its renter and its owner, in the share that the event's time gives":
    "L'argent d'une location va au locataire et au propriétaire, selon le moment de chaque étape",
  'the messages of every thread have its numbers from one on, each once and without gap':
    'Les messages de chaque conversation se suivent sans trou ni doublon',
  'every message has the words and as many pictures as its sender sent, one of the two at least':
    'Chaque message a les mots et les photos envoyés',
  'every thread is between the parties of its rental, or a member and the owner of its object':
    'Chaque conversation est entre les deux bonnes personnes',
  'nobody has read, or was told of, a message that there is not':
    "Personne n'a lu un message qui n'existe pas",
  'members of whom one blocks the other write to each other about a rental under way alone':
    "Deux membres dont l'un bloque l'autre ne s'écrivent plus, sauf pour une location en cours",
  'nobody asks for an object of a member who is blocked, or who blocks':
    "Personne ne demande un objet à un membre bloqué, ou qui l'a bloqué",
  'nobody waits for more than 15 minutes to be told of messages that were not read':
    'Un message non lu est signalé par e-mail en moins de 15 minutes de retard',
  'every member has the address that was confirmed last, and the old one once that is undone':
    "Chaque membre a l'adresse confirmée en dernier, ou l'ancienne si le changement est annulé",
  'the number and birth date of papers are sealed, by a key that is named, as long as the papers are there':
    'Les numéros et dates de naissance des pièces sont chiffrés tant que les pièces sont conservées',
  'who may add a second step by a mailed link has opened one, and no longer ago than half an hour':
    "Qui peut ajouter une seconde étape par un lien reçu l'a ouvert depuis moins d'une demi-heure",
  'every session belongs to the member whose sign-in it continues':
    "Chaque session est au membre qui s'est connecté",
  'every table is what migrations made it: no other trigger, owner, kind or right to write is there':
    "Les tables de la base sont telles que prévues, sans autre déclencheur ni droit d'écriture",
  'every number of a member was added, confirmed and removed when its member was told so':
    "Chaque numéro d'un membre a été ajouté, confirmé et retiré quand le membre en a été averti",
  'what was announced of a number names its member, its operator and the number, once':
    "Ce qui a été annoncé d'un numéro nomme une fois son membre, son opérateur et le numéro",
  'every contract says what it said when it was accepted':
    "Chaque contrat dit ce qu'il disait lors de son acceptation",
  'every payment is for what it was for when it was created':
    'Chaque paiement est pour ce pour quoi il a été créé',
  'every payment that failed did so for the reason that its member was told':
    "Chaque paiement échoué l'est pour la raison donnée au membre",
  'every handover has its code, and as many wrong ones as were entered':
    'Chaque remise a son code, et autant de codes faux que ceux qui ont été saisis',
  'a handover or a return is waited for as long as its last step, the rules and staff say, and no longer':
    "Les délais des remises et des retours sont ceux des règles, prolongés par l'équipe seule",
  'an extension or a shortening is waited for as long as the rules say, and no longer than the rental':
    'Les délais des changements de dates sont ceux des règles, dans la durée de la location',
  'every payment that is not decided is waited for as long as any other':
    'Chaque paiement non décidé est attendu aussi longtemps que les autres',
  'every member has the role that was given last on record, and is a plain member without':
    'Chaque membre a le dernier rôle consigné au journal, et aucun rôle sans cela',
  'every change of a role is on record as it was announced to its member, by another of staff':
    "Chaque changement de rôle est consigné comme annoncé, par une autre personne de l'équipe",
};

/** @returns the name itself of an invariant that there is no more */
export function ruleInFrench(name: string): string {
  return rules[name] ?? name;
}
