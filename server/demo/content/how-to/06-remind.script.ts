import type { HowToScript } from './how-to.types.ts'

export const remind: HowToScript = {
  slug: 'how-to-remind-who-is-overdue',
  title: {
    en: 'Remind everyone who is overdue',
    tr: 'Geciken herkese hatırlatın',
    ar: 'ذكّر كل من تأخر',
  },
  summary: {
    en: 'One message to each, with the courses that are still missing.',
    tr: 'Her birine, eksik kalan eğitimleriyle tek mesaj.',
    ar: 'رسالة واحدة لكل منهم بالدورات التي ما زالت تنقصه.',
  },
  roles: ['groupCoordinator', 'admin'],
  pages: ['/coordinator/student-progress', '/coordinator/students'],
  posterScene: 'ask',
  scenes: [
    {
      id: 'figures',
      cues: [
        {
          en: 'The progress of your students has its figures at the top: who is up to date, and who is overdue.',
          tr: 'Öğrencilerinizin ilerlemesinin en üstünde sayılar vardır: kim güncel, kim gecikmiş.',
          ar: 'في أعلى صفحة تقدّم المتدرّبين أرقامها: من أكمل ما عليه ومن تأخر.',
        },
      ],
    },
    {
      id: 'ask',
      cues: [
        {
          en: 'Choose Remind them.',
          tr: '“Onlara hatırlat” düğmesine basın.',
          ar: 'اختر «تذكيرهم».',
        },
        {
          en: 'Type how many there are, so that nobody writes to many people by accident.',
          tr: 'Kaç kişi olduğunu yazın; böylece kimse yanlışlıkla çok kişiye yazmaz.',
          ar: 'اكتب عددهم، كي لا يكتب أحد إلى كثيرين سهوًا.',
        },
      ],
    },
    {
      id: 'send',
      cues: [
        {
          en: 'Send the reminders. Nobody is reminded of the same course twice within seven days.',
          tr: 'Hatırlatmaları gönderin. Kimseye aynı eğitim yedi gün içinde iki kez hatırlatılmaz.',
          ar: 'أرسل التذكيرات. لا يُذكَّر أحد بالدورة نفسها مرتين خلال سبعة أيام.',
        },
      ],
    },
    {
      id: 'result',
      cues: [
        {
          en: 'A note says how it went, and the history keeps the result for each person.',
          tr: 'Bir not nasıl gittiğini söyler; geçmiş, her kişi için sonucu saklar.',
          ar: 'يظهر إشعار بما تم، ويحفظ السجل نتيجة كل شخص.',
        },
      ],
    },
  ],
}
