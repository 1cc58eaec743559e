import type { Language } from '../../../src/domain/language.ts'

type CredentialWords = Readonly<{
  name: (course: string) => string
  online: string
  inPerson: string
}>

/** What a credential says around what it certifies. */
export const credentialWords: Readonly<Record<Language, CredentialWords>> = {
  en: {
    name: (course) => `Certificate of completion: ${course}`,
    online: 'Every lesson was watched and its quiz was passed.',
    inPerson: 'The whole class was attended, as its instructor recorded.',
  },
  tr: {
    name: (course) => `Tamamlama belgesi: ${course}`,
    online: 'Her ders izlendi ve testi geçildi.',
    inPerson: 'Eğitmenin kaydettiği gibi sınıfın bütün oturumlarına katılım sağlandı.',
  },
  ar: {
    name: (course) => `شهادة إتمام: ${course}`,
    online: 'شوهدت جميع الدروس واجتيزت اختباراتها.',
    inPerson: 'حُضرت الدورة كاملة كما سجّل المدرّب.',
  },
}
