import { useParams } from 'react-router-dom';
import { Card } from '@/components/ui/card';
import { DevicePhoto } from '@/features/verification';

/** Where the QR code of a verification leads: the live photo, without signing in. */
export default function VerificationDevice() {
  const { token = '' } = useParams();
  return (
    <div className="page py-6 md:py-16">
      <title>Photo en direct · Loka</title>
      <meta name="robots" content="noindex" />
      <Card className="mx-auto grid max-w-xl gap-5 p-5 sm:p-10">
        <h1 className="text-3xl">Photo en direct</h1>
        <DevicePhoto token={token} />
      </Card>
    </div>
  );
}
