import { MARK, type CertificateAuthority } from '../../domain/contract/certificate-authority.contract.ts'
import { FaultError } from '../../domain/fault.ts'
import { MARK_FAULT, MARK_FILE_BYTES, within } from '../../domain/mark.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { asking } from '../../machines/asking.ts'
import {
  authorityFormMachine,
  authorityWritingMachine,
  type AuthoritySeen,
  type AuthorityValues,
} from '../../machines/certificate-authority/authority-form.machine.ts'
import type { AuthorityMachines } from '../../views/pages/certificate-authority/authority.props.ts'
import { createDeed } from './deed.actors.ts'
import { draftActors } from './draft.actors.ts'
import { createExactResource } from './kept-resource.actors.ts'

/** Sides that are tried in turn until the picture is small enough. */
const SIDES = [MARK.mostPixels / 2, MARK.mostPixels / 4, MARK.mostPixels / 8] as const

const refuse = () => new FaultError({ kind: 'refused', code: MARK_FAULT })

const drawnWithin = async (picture: ImageBitmap, [side, ...lesser]: readonly number[]): Promise<Blob> => {
  if (side === undefined) throw refuse()
  const size = within(picture, side)
  const canvas = document.createElement('canvas')
  Object.assign(canvas, size)
  const context = canvas.getContext('2d')
  if (!context) throw refuse()
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, size.width, size.height)
  const png = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png')
  })
  return png && png.size <= MARK.mostBytes ? png : drawnWithin(picture, lesser)
}

/** Any picture that the browser can read, drawn anew as a PNG that can be printed; in base64. */
export const prepareMark = async (file: Blob): Promise<string> => {
  if (file.size > MARK_FILE_BYTES) throw refuse()
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw refuse()
  })
  try {
    const bytes = new Uint8Array(await (await drawnWithin(picture, SIDES)).arrayBuffer())
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  } finally {
    picture.close()
  }
}

type Submitted = Readonly<{ values: AuthorityValues; about?: unknown }>

/** Everything that saying who issues certificates asks for. */
export const createCertificateAuthority = (gateway: Gateway, viewerId: () => number | null): AuthorityMachines => {
  const { ask } = gateway
  return {
    held: createExactResource<CertificateAuthority>(
      gateway,
      ['certificateAuthority'],
      async (_query, signal) => (await ask('CertificateAuthority', {}, { signal })).certificateAuthority,
      () => 'certificateAuthority',
    ),
    writing: authorityWritingMachine.provide({
      actors: {
        form: authorityFormMachine.provide({
          actors: {
            ...draftActors<Partial<AuthorityValues>>(viewerId),
            submit: asking<CertificateAuthority, Submitted>(async ({ values, about }, signal) => {
              const { seen } = about as AuthoritySeen
              return (await ask('SaveCertificateAuthority', { form: { ...values, seen } }, { signal }))
                .saveCertificateAuthority
            }),
          },
        }),
      },
    }),
    preparing: createDeed(({ file }) => prepareMark(file)),
  }
}
