import { ltr } from '../../letter.ts'
import type { MergeWords } from './merge-words.ts'

export const mergesTr: MergeWords = {
  accountsMerged: ({ kept, gone, signInLink, resetLink, contactLink }, product) => ({
    subject: `${product} hesaplarınız birleştirildi`,
    preheader: 'İki adresin ikisiyle de giriş yapabilirsiniz. Eğitimleriniz ve sertifikalarınız bir arada.',
    paragraphs: [
      `İki hesabınız vardı. ${ltr(gone)} adresli hesap, ${ltr(kept)} adresli hesabın parçası oldu: eğitimleri, sınıfları ve sertifikaları artık orada.`,
      `Bundan sonra iki adresten herhangi biriyle ve ${ltr(kept)} adresli hesabın parolasıyla giriş yapabilirsiniz. Parolayı hatırlamıyorsanız yenisini belirleyin: bağlantı o adrese gider.`,
    ],
    link: { label: 'Giriş yapın', address: signInLink },
    moreLinks: [
      { label: 'Yeni parola belirle', address: resetLink },
      { label: 'İkisi birden benim değil', address: contactLink },
    ],
    closing: 'İkisinden biri sizin değilse bize hemen yazın: birleştirme 30 gün boyunca geri alınabilir.',
  }),
  accountsParted: ({ kept, gone, signInLink, resetLink, contactLink }, product) => ({
    subject: `${product} hesaplarınız yeniden ayrıldı`,
    preheader: 'Her hesabın eğitimleri ve sertifikaları yeniden kendisinde.',
    paragraphs: [
      `${ltr(kept)} ve ${ltr(gone)} adresli hesaplar birleştirilmişti. Birleştirme geri alındı: her birinde önceden ne varsa o var.`,
      'Kullanmak istediğiniz hesabın adresi ve kendi parolasıyla giriş yapın.',
    ],
    link: { label: 'Giriş yapın', address: signInLink },
    moreLinks: [
      { label: 'Yeni parola belirle', address: resetLink },
      { label: 'Bize yazın', address: contactLink },
    ],
    closing: 'Eksik bir şey varsa bize yazın.',
  }),
}
