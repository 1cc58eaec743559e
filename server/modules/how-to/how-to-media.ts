import type { HowToMedia } from '../../../src/domain/contract/how-to-offers.contract.ts'
import type { CourseFile } from '../../../src/domain/course/course-document.ts'
import { LANGUAGES, type Language } from '../../../src/domain/language.ts'
import { isContainer } from '../../platform/files/containers.ts'
import { signFileUrl, steadyExpiry } from '../../platform/files/file-address.ts'
import type { Platform } from '../../platform/platform.ts'
import type { HowToRecord } from './how-to.repository.ts'

type Viewer = Readonly<{ sessionId: string; language: Language }>

/** What somebody watches it by: addresses of their session, and what is said in their language. */
export const mediaFor = (
  { addresses, clock }: Pick<Platform, 'addresses' | 'clock'>,
  { id, video, poster, captions, transcript }: HowToRecord,
  { sessionId, language }: Viewer,
): HowToMedia => {
  const expiresAt = steadyExpiry(clock.now())
  const urlOf = ({ container, name }: CourseFile): string => {
    if (!isContainer(container)) throw new Error(`Video ${id} names an unknown container: ${container}`)
    return signFileUrl(addresses, { container, name, sessionId, expiresAt })
  }
  return {
    timeLength: video.seconds,
    sources: video.sources.map((source) => ({ url: urlOf(source), type: source.type })),
    posterUrl: poster && urlOf(poster),
    captions: LANGUAGES.flatMap((of) => {
      const file = captions[of]
      return file === null ? [] : [{ language: of, url: urlOf(file) }]
    }),
    transcript: transcript.map(({ start, end, text }) => ({ start, end, text: text[language] })),
    validUntil: expiresAt.toISOString(),
  }
}
