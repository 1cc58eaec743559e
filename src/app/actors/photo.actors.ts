import { PHOTO } from '../../domain/contract/profile.contract.ts'
import { FaultError } from '../../domain/fault.ts'
import { PHOTO_FAULT, PHOTO_FILE_BYTES, squareOf } from '../../domain/photo.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { asking } from '../../machines/asking.ts'
import { profilePhotoMachine, type PreparedPhoto } from '../../machines/profile/profile-photo.machine.ts'

const TYPE = 'image/jpeg'
/** Tried in turn until the photo is small enough; the first nearly always is. */
const QUALITIES = [0.88, 0.75, 0.6, 0.4] as const

const refuse = (code: string) => new FaultError({ kind: 'refused', code })

const drawn = async (file: Blob): Promise<HTMLCanvasElement> => {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    const canvas = document.createElement('canvas')
    canvas.width = PHOTO.side
    canvas.height = PHOTO.side
    const context = canvas.getContext('2d')
    if (!context) throw refuse(PHOTO_FAULT.notAPicture)
    // What is transparent would be black in a JPEG.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, PHOTO.side, PHOTO.side)
    context.imageSmoothingQuality = 'high'
    const { left, top, side } = squareOf(picture.width, picture.height)
    context.drawImage(picture, left, top, side, side, 0, 0, PHOTO.side, PHOTO.side)
    return canvas
  } finally {
    picture.close()
  }
}

const encoded = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, TYPE, quality)
  })

const inBase64 = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () =>
      resolve(typeof reader.result === 'string' ? reader.result.replace(/^[^,]*,/, '') : ''),
    )
    reader.addEventListener('error', () => reject(refuse(PHOTO_FAULT.notAPicture)))
    reader.readAsDataURL(blob)
  })

/** In the best of the qualities that is small enough; mostly the first is. */
const fitting = async (canvas: HTMLCanvasElement, [quality, ...lesser]: readonly number[]): Promise<Blob | null> => {
  if (quality === undefined) return null
  const photo = await encoded(canvas, quality)
  return photo && photo.size <= PHOTO.mostBytes ? photo : fitting(canvas, lesser)
}

/** Drawn anew as a square: of the file itself, and of what it says about its making, nothing is left. */
export const preparePhoto = async (file: Blob): Promise<PreparedPhoto> => {
  if (file.size > PHOTO_FILE_BYTES) throw refuse(PHOTO_FAULT.tooLarge)
  const canvas = await drawn(file).catch(() => {
    throw refuse(PHOTO_FAULT.notAPicture)
  })
  const photo = await fitting(canvas, QUALITIES)
  if (!photo) throw refuse(PHOTO_FAULT.tooLarge)
  return { content: await inBase64(photo), type: TYPE }
}

export const createPhoto = ({ ask }: Gateway) =>
  profilePhotoMachine.provide({
    actors: {
      preparePhoto: asking<PreparedPhoto, { file: Blob }>(({ file }) => preparePhoto(file)),
      savePhoto: asking<string, { content: string }>(
        async ({ content }, signal) => (await ask('SavePhoto', { content }, { signal })).savePhoto,
      ),
      removePhoto: asking<void, undefined>(async (_input, signal) => {
        await ask('RemovePhoto', {}, { signal })
      }),
    },
  })
