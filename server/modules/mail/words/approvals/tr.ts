import { courseLines, endingLines, under, type ApprovalWords } from './approval-words.ts'

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
  teachingApproved: ({ courses, suspended, leftOut, link }) => ({
    subject: 'Artık eğitim verebilirsiniz',
    preheader: 'Davetiniz kabul edildi; onaylandığınız eğitimler burada.',
    paragraphs: [
      ...under(
        'Davetiniz kabul edildi. Şu eğitimleri yanlarında yazan güne kadar verebilirsiniz:',
        endingLines('tr', courses, (day) => `${day} gününe kadar`),
      ),
      ...under('Bu eğitimler için onayınız, kaldırılana kadar askıda kalır:', courseLines(suspended)),
      ...under('Bunlar için onay verilmedi, çünkü eğitim arşivlendi ya da son gün geçti:', courseLines(leftOut)),
    ],
    link: { label: 'Sınıflarımı aç', address: link },
    closing: 'Daveti siz kabul etmediyseniz yeni bir parola belirleyin ve bize haber verin.',
  }),
}
