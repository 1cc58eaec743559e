import { isolated, ltr } from '../../letter.ts'
import type { CertificateLetters } from './certificate-letters.ts'

export const certificatesTr: CertificateLetters = {
  certificateIssued: ({ courseTitle, certificateNumber, certificateLink }, product) => ({
    subject: `Sertifikanız: ${courseTitle}`,
    preheader: 'Adınıza düzenlendi.',
    paragraphs: [
      `${product}, ${isolated(courseTitle)} eğitimi için adınıza bir sertifika düzenledi. Herkes numarasıyla sorgulayabilir:`,
    ],
    code: certificateNumber,
    link: { label: 'Sertifikayı gör', address: certificateLink },
    closing: 'Panonuzda da bulunur. Bunu beklemiyorsanız bize bildirin.',
  }),
  certificateReissued: ({ courseTitle, replaced, certificateNumber, certificateLink }) => ({
    subject: `Sertifikanız yeniden düzenlendi: ${courseTitle}`,
    preheader: 'Yenisi eskisinin yerine geçer.',
    paragraphs: [
      `${isolated(courseTitle)} sertifikanız, düzeltilmiş adınızla yeniden düzenlendi. Kazandığınız eğitim ve geçerlilik süresi aynı kaldı.`,
      `Artık geçerli olmayan ${ltr(replaced)} numaralı sertifikanın yerine geçer. Yenisini herkes numarasıyla sorgulayabilir:`,
    ],
    code: certificateNumber,
    link: { label: 'Sertifikayı gör', address: certificateLink },
    closing: 'Bunu beklemiyorsanız bize bildirin.',
  }),
  certificateRestored: ({ courseTitle, certificateNumber, certificateLink }, product) => ({
    subject: `Sertifikanız yeniden geçerli: ${courseTitle}`,
    preheader: 'Önceki gibi geçerli.',
    paragraphs: [
      `${product}, iptal edilmiş olan ${isolated(courseTitle)} sertifikanızı iade etti. Sertifika önceki durumunda; herkes numarasıyla sorgulayabilir:`,
    ],
    code: certificateNumber,
    link: { label: 'Sertifikayı gör', address: certificateLink },
    closing: 'Sorularınız varsa sertifika numarasını belirterek bize yazın.',
  }),
  certificateRevoked: ({ courseTitle, certificateNumber, reason, link }, product) => ({
    subject: `Sertifikanız iptal edildi: ${courseTitle}`,
    preheader: 'Artık geçerli değil.',
    paragraphs: [
      `${product}, ${isolated(courseTitle)} eğitimine ait sertifikanızı iptal etti. Sertifikayı sorgulayan herkes artık geçerli olmadığını görür.`,
      `Belirtilen gerekçe: ${isolated(reason)}`,
      'Sertifikanın numarası:',
    ],
    code: certificateNumber,
    link: { label: 'Bu konuda bize yazın', address: link },
    closing: 'Bir yanlışlık olduğunu düşünüyorsanız sertifika numarasını belirterek bize yazın.',
  }),
}
