/** The usual reasons for refusing an identity, in words that the person will read. */
export const refusalReasons = [
  'Le document est flou ou illisible. Reprenez la photo à la lumière, sans reflet.',
  'Le document a expiré. Envoyez un document en cours de validité.',
  "Le document n'est pas entièrement visible sur l'image.",
  'La personne sur la photo ne ressemble pas à celle du document.',
  "Le geste demandé n'apparaît pas sur la photo.",
  "Le numéro saisi n'est pas celui du document.",
] as const;
