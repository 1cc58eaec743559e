/** Bytes of a file that a browser is asked to decode; a phone's photo has about five million. */
export const PHOTO_FILE_BYTES = 40_000_000

/** Why a file cannot be a photo, as the codes of a fault. */
export const PHOTO_FAULT = { tooLarge: 'PHOTO_TOO_LARGE', notAPicture: 'NOT_A_PICTURE' } as const

export type Square = Readonly<{ left: number; top: number; side: number }>

/** The largest square in the middle of a picture; of an upright one a little higher, where a face is. */
export const squareOf = (width: number, height: number): Square => {
  const side = Math.min(width, height)
  return { left: (width - side) / 2, top: (height - side) / 3, side }
}
