import { endingLines, type ApprovalWords } from './approval-words.ts'

export const approvalsTr: ApprovalWords = {
  approvalEnding: ({ courses, link }) => ({
    subject: 'Eğitmenlik onayınız yakında bitiyor',
    preheader: 'Sonrasında bu eğitimin sınıflarını planlayamazsınız.',
    paragraphs: [
      'Şu eğitimleri yanlarında yazan güne kadar verebilirsiniz:',
      endingLines('tr', courses, (day) => `${day} gününe kadar`),
      'Planladığınız sınıflar başkası devralana kadar sizde kalır. Onayınızın yenilenmesi için bize yazın.',
    ],
    link: { label: 'Bize yazın', address: link },
    closing: 'Her bitiş size bir kez bildirilir.',
  }),
}
