/** What is wrong with days that are chosen in a calendar. */
export const PERIOD_REFUSALS = {
  'end-not-later': 'Choisissez un jour après la fin actuelle de la location.',
  'end-not-earlier': 'Choisissez un jour avant la fin actuelle de la location.',
  'end-too-early':
    "La location ne peut pas finir avant aujourd'hui, ni durer moins d'un jour ou d'une semaine.",
  'start-in-past': "La date de début ne peut pas être avant aujourd'hui.",
  'start-too-far': "Choisissez une date de début dans l'année qui vient.",
  'end-before-start': "La date de fin doit suivre la date de début d'au moins un jour.",
  'whole-weeks': 'Cet objet se loue par semaines entières\u00a0: choisissez 7, 14, 21… jours.',
  'period-too-long': 'Une location dure un an au plus.',
  'dates-taken': "Cet objet est déjà loué à ces dates. Choisissez d'autres dates.",
  'too-few-pieces':
    "Il ne reste pas autant de pièces à ces dates. Demandez-en moins ou choisissez d'autres dates.",
};
