import Typography from '@mui/material/Typography';

/** In place of what somebody may not decide, who has a rental under way with the member. */
export function OwnRentalNotice() {
  return (
    <Typography color="textSecondary" sx={{ mt: 1.5 }}>
      Vous avez une location en cours avec ce membre&nbsp;: une autre personne en décide.
    </Typography>
  );
}
