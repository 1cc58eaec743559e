/** Of what Open Badges 3.0 puts into an SVG. */
export const BADGE_NAMESPACE = 'https://purl.imsglobal.org/ob/v3p0'

/** More is no badge of ours, and no credential. */
export const BADGE_BYTES = 1024 * 1024

const BAKED = /<openbadges:credential\b[^>]*\bverify="([\w.-]+)"/

/** The credential in the text of a file: that of a badge's picture, and else all of it. */
export const credentialIn = (text: string): string => BAKED.exec(text)?.[1] ?? text
