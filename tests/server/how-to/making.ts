import type { HowToForm } from '../../../src/domain/contract/how-to.contract.ts'
import type { TestApp, TestUser } from '../support/test-app.ts'
import { demoMedia, uploader } from '../uploads/uploading.ts'

const FILM = 'introduction'

/** Files that were sent for a video, by the names that they were given. */
export const sendFilm = async (server: TestApp, as: TestUser) => {
  const { whole } = uploader(server, as)
  const nameOf = async (ending: string, kind: string, language?: string): Promise<string> =>
    (
      await whole(demoMedia(`${FILM}.${ending}`), {
        target: 'howTo',
        kind,
        name: ending,
        ...(language && { language }),
      })
    ).file?.name ?? ''
  return {
    video: await nameOf('mp4', 'video'),
    poster: await nameOf('jpg', 'picture'),
    captionsEn: await nameOf('en.vtt', 'captions', 'en'),
    captionsTr: await nameOf('tr.vtt', 'captions', 'tr'),
    captionsAr: await nameOf('ar.vtt', 'captions', 'ar'),
  }
}

export type Film = Awaited<ReturnType<typeof sendFilm>>

export const formOf = (film: Film, more: Partial<HowToForm> = {}): HowToForm => ({
  titleEn: 'Plan a class',
  titleTr: 'Bir sınıf planlayın',
  titleAr: 'خطّط صفًا',
  aboutEn: 'From the course to the day.',
  aboutTr: '',
  aboutAr: '',
  ...film,
  roles: ['instructor'],
  pages: ['/instructor/dash'],
  ...more,
})
