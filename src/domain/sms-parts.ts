/** The characters of GSM 03.38, which a text message carries in seven bits each; those after the bar take two places. */
const GSM =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
const GSM_TWICE = '\f^{}\\[~]|€'

/** Places in one message alone, and in each of several, which lose some to their order (3GPP TS 23.040). */
const PLACES = { gsm: { alone: 160, each: 153 }, unicode: { alone: 70, each: 67 } } as const

/** As how many messages a text is sent and charged. */
export const smsParts = (text: string): number => {
  const characters = Array.from(text)
  const isGsm = characters.every((one) => GSM.includes(one) || GSM_TWICE.includes(one))
  const { alone, each } = isGsm ? PLACES.gsm : PLACES.unicode
  const places = isGsm ? characters.reduce((sum, one) => sum + (GSM_TWICE.includes(one) ? 2 : 1), 0) : text.length
  return places <= alone ? 1 : Math.ceil(places / each)
}
