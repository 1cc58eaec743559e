import type { Language } from '../../../src/domain/language.ts'

type CredentialWords = Readonly<{
  name: (course: string) => string
  /** What a wallet calls them all. */
  kind: string
  online: string
  inPerson: string
  byHand: string
}>

/** What a credential says around what it certifies. */
export const credentialWords: Readonly<Record<Language, CredentialWords>> = {
  en: {
    name: (course) => `Certificate of completion: ${course}`,
    kind: 'Certificate of completion',
    online: 'Every lesson was watched and its quiz was passed.',
    inPerson: 'The whole class was attended, as its instructor recorded.',
    byHand: 'The program recorded that the training was completed, and keeps what shows it.',
  },
  tr: {
    name: (course) => `Tamamlama sertifikası: ${course}`,
    kind: 'Tamamlama sertifikası',
    online: 'Her ders izlendi ve sınavı geçildi.',
    inPerson: 'Eğitmenin kaydettiği gibi sınıfın bütün oturumlarına katılım sağlandı.',
    byHand: 'Program, eğitimin tamamlandığını kaydetti ve bunu gösteren kanıtı saklıyor.',
  },
  ar: {
    name: (course) => `شهادة إتمام: ${course}`,
    kind: 'شهادة إتمام',
    online: 'شوهدت جميع الدروس واجتيزت اختباراتها.',
    inPerson: 'حُضر الصف كاملًا كما سجّل المدرّب.',
    byHand: 'سجّل البرنامج إتمام التدريب ويحتفظ بما يثبته.',
  },
}
