import type { FileKind, FileState, FileUse } from '../../../src/domain/file-record.ts'
import type { Language } from '../../../src/domain/language.ts'

type FileWords = Readonly<{
  kinds: Readonly<Record<FileKind, string>>
  states: Readonly<Record<FileState, string>>
  uses: Readonly<Record<FileUse, string>>
}>

/** What the file of files says. */
export const FILE_WORDS: Readonly<Record<Language, FileWords>> = {
  en: {
    kinds: { video: 'Video', captions: 'Captions', labels: 'Labels', picture: 'Picture', document: 'Document' },
    states: { kept: 'Kept', trashed: 'In the trash' },
    uses: { lesson: 'Lesson', course: 'Course', material: 'Material', howTo: 'How-to video' },
  },
  tr: {
    kinds: { video: 'Video', captions: 'Altyazı', labels: 'Etiketler', picture: 'Resim', document: 'Belge' },
    states: { kept: 'Saklanıyor', trashed: 'Çöpte' },
    uses: { lesson: 'Ders', course: 'Eğitim', material: 'Materyal', howTo: 'Nasıl yapılır videosu' },
  },
  ar: {
    kinds: { video: 'فيديو', captions: 'ترجمة نصية', labels: 'تسميات', picture: 'صورة', document: 'مستند' },
    states: { kept: 'محفوظ', trashed: 'في سلة المهملات' },
    uses: { lesson: 'درس', course: 'دورة', material: 'مادة', howTo: 'فيديو إرشادي' },
  },
}
