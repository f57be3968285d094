/** A mail: a greeting, a few sentences, and at most one thing to do. */
export interface Email {
  subject: string;
  /** The recipient's name. */
  name: string;
  paragraphs: string[];
  /** What it is about, line by line: of a rental, its object, days and amounts. */
  summary?: { label: string; value: string }[];
  /** At a public address; its measures keep its place while it loads. */
  picture?: { url: string; width: number; height: number; alt: string };
  action?: { label: string; url: string };
  /** The action's link is a secret: text and HTML are blanked once it is sent or given up. */
  hasSecret?: boolean;
}

/** Why somebody gets a mail, at its end, and how they say that they want no more of these. */
export interface Footer {
  why: string;
  /** Null for mails that cannot be switched off. */
  unsubscribeUrl: string | null;
}
