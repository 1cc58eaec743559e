import type { MailWords } from '../templates.ts'
import { longDate } from './long-date.ts'

export const tr: MailWords = {
  greeting: (name) => `Merhaba ${name},`,
  letters: {
    emailVerification: ({ link }, product) => ({
      subject: `${product} için e-posta adresinizi doğrulayın`,
      paragraphs: [
        'Bu adresin size ait olduğunu doğrulamak için aşağıdaki bağlantıyı açın. Bağlantı bir kez ve bir gün boyunca geçerlidir.',
      ],
      link: { label: 'E-posta adresimi doğrula', address: link },
      closing: 'Bunu siz istemediyseniz bu iletiyi dikkate almayın.',
    }),
    enrollmentConfirmed: ({ courseTitle, courseLink, verificationCode, verificationLink, expiresAt }) => ({
      subject: `Kaydınız yapıldı: ${courseTitle}`,
      paragraphs: [
        `${courseTitle} eğitimine kaydınız yapıldı. Eğitimi tamamlamak için son gün: ${longDate('tr', expiresAt)}.`,
        `Buradan başlayabilir veya devam edebilirsiniz: ${courseLink}`,
        'Kaydınızın doğrulanması için bilgilerinizi bu kodla onaylayın:',
      ],
      code: verificationCode,
      link: { label: 'Kaydımı doğrula', address: verificationLink },
      closing: 'Eğitimi tamamlayana kadar bu iletiyi saklayın.',
    }),
    courseCompleted: ({ courseTitle, certificateNumber, certificateLink }) => ({
      subject: `Eğitim tamamlandı: ${courseTitle}`,
      paragraphs: [
        `${courseTitle} eğitimini tamamladınız. Sertifikanız hazır.`,
        'Herkes sertifikayı numarasıyla sorgulayabilir:',
      ],
      code: certificateNumber,
      link: { label: 'Sertifikayı gör', address: certificateLink },
      closing: 'Yol kenarını daha güvenli kıldığınız için teşekkür ederiz.',
    }),
  },
}
