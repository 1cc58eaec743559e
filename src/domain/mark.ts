/** Bytes of a file that a browser is asked to decode for a signature or a seal. */
export const MARK_FILE_BYTES = 20_000_000

/** Why a file cannot be one, as the code of a fault. */
export const MARK_FAULT = 'NOT_A_PICTURE'

export type Size = Readonly<{ width: number; height: number }>

/** How large a picture is drawn so that neither side is longer than `most`: never larger than it is, never nothing. */
export const within = ({ width, height }: Size, most: number): Size => {
  const scale = Math.min(1, most / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
