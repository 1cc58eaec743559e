import { isolated } from '../../letter.ts'
import { dayIn, type EnrollmentLetters } from './enrollment-letters.ts'

export const enrollmentsTr: EnrollmentLetters = {
  enrollmentExtended: ({ courseTitle, until, link }) => ({
    subject: `Süreniz uzatıldı: ${courseTitle}`,
    preheader: `Son gün: ${dayIn('tr', until)}.`,
    paragraphs: [
      `${isolated(courseTitle)} eğitimindeki kaydınızın süresi uzatıldı. Eğitimi ${dayIn('tr', until)} gününün sonuna kadar tamamlayabilirsiniz.`,
      'İlerlemeniz saklıdır: kaldığınız yerden sürdürün.',
    ],
    link: { label: 'Eğitimi aç', address: link },
    closing: 'Bu konuda sorularınız varsa bize yazın.',
  }),
  enrollmentDropped: ({ courseTitle, reason, link }, product) => ({
    subject: `Kaydınız sona erdi: ${courseTitle}`,
    preheader: 'Eğitimdeki kaydınız kapatıldı.',
    paragraphs: [
      `${product}, ${isolated(courseTitle)} eğitimindeki kaydınızı kapattı. Yaptıklarınız saklanır, sahip olduğunuz sertifikalar olduğu gibi kalır.`,
      `Belirtilen gerekçe: ${isolated(reason)}`,
    ],
    link: { label: 'Bu konuda bize yazın', address: link },
    closing: 'Bir yanlışlık olduğunu düşünüyorsanız bize yazın.',
  }),
  enrollmentReturned: ({ courseTitle, until, link }) => ({
    subject: `Size yazdığımız geri alındı: ${courseTitle}`,
    preheader: 'Kaydınız önceki gibi.',
    paragraphs: [
      `${isolated(courseTitle)} eğitimindeki kaydınız hakkında size yazdığımız geri alındı. Kaydınız önceki gibi: ${dayIn('tr', until)} günü sona erer.`,
    ],
    link: { label: 'Eğitimi aç', address: link },
    closing: 'Bu konuda sorularınız varsa bize yazın.',
  }),
  attemptReset: ({ courseTitle, lesson, attempt, link }) => ({
    subject: `Bir deneme hakkınız daha var: ${courseTitle}`,
    preheader: 'Bir sınav denemesi artık sayılmıyor.',
    paragraphs: [
      `${isolated(courseTitle)} eğitiminde ${isolated(lesson)} dersinin sınavındaki ${attempt}. denemeniz artık sayılmıyor. Sınava yeniden girebilirsiniz.`,
      'Verdiğiniz yanıtlar o denemeyle birlikte saklanır.',
    ],
    link: { label: 'Eğitimi aç', address: link },
    closing: 'Bu konuda sorularınız varsa bize yazın.',
  }),
}
