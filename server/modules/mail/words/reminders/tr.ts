import { isolated } from '../../letter.ts'
import { courseLines } from './reminder-words.ts'
import type { ReminderWords } from './reminder-words.ts'

export const remindersTr: ReminderWords = {
  courseReminder: ({ coordinator, courses: [first, ...rest], link }) => ({
    subject: rest.length === 0 && first ? `Hatırlatma: ${first.title}` : 'Hatırlatma: eğitimleriniz',
    preheader: 'Grubunuz bu eğitimi tamamlamanızı bekliyor.',
    paragraphs: [
      `Grubunuzun koordinatörü ${isolated(coordinator)} size şu eğitimi hatırlatıyor:`,
      courseLines('tr', first ? [first, ...rest] : [], (day) => `son gün ${day}`),
      'Daha önce başladıysanız ilerlemeniz saklıdır: kaldığınız yerden sürdürün.',
    ],
    link: { label: rest.length === 0 ? 'Eğitimi gör' : 'Eğitimlerimi gör', address: link },
    closing:
      'Eğitimi başka bir yerde tamamladıysanız koordinatörünüze bildirin. Bir eğitim size en çok haftada bir kez hatırlatılır.',
  }),
}
