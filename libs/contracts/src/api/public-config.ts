/** `GET /config.json`: the settings a page may know before anybody signed in. */
import { z } from 'zod';

export const PublicConfig = z.object({
  ProductName: z.string(),
  AssistantName: z.string(),
  Mode: z.enum(['embedded', 'trial', 'production']),
  PricePerAreaCents: z.int(),
  MinimumBalanceCents: z.int(),
  UploadBytesMax: z.int(),
  UploadPagesMax: z.int(),
  AreasOfNeed: z.array(z.string()),
  Disabilities: z.array(z.string()),
  Leas: z.array(
    z.object({ Id: z.string(), FormName: z.string().nullable(), FilterName: z.string().nullable() }),
  ),
  /** Null while payments run through the test checkout. */
  StripePublishableKey: z.string().nullable(),
  /** Null while the body is sent as plain JSON. */
  BodyEncryptionKey: z.string().nullable(),
  SupportFormScriptUrl: z.string().nullable(),
});
export type PublicConfig = z.infer<typeof PublicConfig>;
