type RefundPromiseProps = {
  /** Whether a phone pays; without, the wallet alone does. */
  byPhone?: boolean;
};

/** Where the money goes when an owner refuses, said before paying. */
export function RefundPromise({ byPhone = true }: RefundPromiseProps) {
  return (
    <>
      Si le propriétaire refuse, tout vous est remboursé dans votre portefeuille Loka
      <span>
        {byPhone &&
          ", d'où vous pouvez le renvoyer aussitôt vers le numéro qui a payé, sans vérification d'identité"}
      </span>
      .
    </>
  );
}
