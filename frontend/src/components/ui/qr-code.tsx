import { useQuery } from '@tanstack/react-query';
import { Spinner } from '@/components/ui/spinner';

/** Modules of white around the code, without which cameras do not find it. */
const BORDER = 3;

/** A text as a QR code; the library is loaded for whoever sees one. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data } = useQuery({
    queryKey: ['qr-code', text],
    queryFn: async () => (await import('uqr')).encode(text, { border: BORDER }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (!data) return <Spinner label="Préparation du code..." />;
  const path = data.data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${data.size} ${data.size}`}
      shapeRendering="crispEdges"
      className="w-full max-w-60 rounded-xl"
    >
      <rect width={data.size} height={data.size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
