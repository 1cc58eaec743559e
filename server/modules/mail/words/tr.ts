import type { ContactTopic } from '../../../../src/domain/contact.ts'
import type { MailWords } from '../templates.ts'
import { longDate } from './long-date.ts'

const topics: Readonly<Record<ContactTopic, string>> = {
  courses: 'çevrim içi eğitimler',
  classes: 'yüz yüze eğitimler',
  certificates: 'sertifikalar',
  account: 'hesap veya oturum açma',
  teaching: 'eğitmen olmak',
  other: 'başka bir konu',
}

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
    contactReceived: ({ reference, topic, link }, product) => ({
      subject: `İletiniz bize ulaştı: ${reference}`,
      paragraphs: [
        `${product} ekibine gönderdiğiniz ileti bize ulaştı. Konu: ${topics[topic]}. Size bu adresten, çoğunlukla iki iş günü içinde yanıt verilecek.`,
        'Yeniden yazar veya ararsanız bu başvuru numarasını belirtin:',
      ],
      code: reference,
      link: { label: 'İletişim sayfası', address: link },
      closing: 'Bize siz yazmadıysanız bu iletiyi dikkate almayın.',
    }),
    contactMessage: ({ reference, topic, name, email, message, link }) => ({
      subject: `İletişim formu, ${topics[topic]}: ${reference}`,
      paragraphs: [`${name} (${email}) iletişim sayfasından yazdı. Konu: ${topics[topic]}.`, message],
      code: reference,
      link: { label: 'İletişim formu kayıtları', address: link },
      closing: 'Yanıtı yukarıdaki adrese gönderin ve başvuru numarasını belirtin.',
    }),
  },
}
