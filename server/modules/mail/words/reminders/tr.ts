import { isolated } from '../../letter.ts'
import { courseLines } from './reminder-words.ts'
import type { ReminderWords } from './reminder-words.ts'

export const remindersTr: ReminderWords = {
  courseReminder: ({ coordinator, courses: [first, ...rest], link }) => ({
    subject: rest.length === 0 && first ? `Hatırlatma: ${first.title}` : 'Hatırlatma: eğitimleriniz',
    preheader:
      coordinator === null
        ? 'Tamamlamanız veya yenilemeniz gereken bir eğitim var.'
        : 'Grubunuz bu eğitimi tamamlamanızı bekliyor.',
    paragraphs: [
      coordinator === null
        ? 'Program size şu eğitimi hatırlatıyor:'
        : `Grubunuzun koordinatörü ${isolated(coordinator)} size şu eğitimi hatırlatıyor:`,
      courseLines('tr', first ? [first, ...rest] : [], (day) => `son gün ${day}`),
      'Daha önce başladıysanız ilerlemeniz saklıdır: kaldığınız yerden sürdürün.',
    ],
    link: { label: rest.length === 0 ? 'Eğitimi gör' : 'Eğitimlerimi gör', address: link },
    closing:
      coordinator === null
        ? 'Bir eğitim size en çok haftada bir kez hatırlatılır.'
        : 'Eğitimi başka bir yerde tamamladıysanız koordinatörünüze bildirin. Bir eğitim size en çok haftada bir kez hatırlatılır.',
  }),
}
