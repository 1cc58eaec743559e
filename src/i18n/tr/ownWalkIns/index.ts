import type { NamespaceOwnWalkInsTranslation } from '../../i18n-types'

const tr_ownWalkIns = {
  heading: 'Bu siz misiniz?',
  text: 'Bu sınıfa sizi eğitmeni ekledi. Siz olduğunuzu söyleyene kadar hesabınızla ilgili hiçbir şey göremez ve size sertifika verilmez.',
  when: 'Zaman',
  where: 'Yer',
  wasMe: 'Bu benim',
  wasNotMe: 'Ben değildim',
  keep: 'Şimdi değil',
  confirming: {
    title: 'Bu sınıf sizin mi?',
    text: 'Eğitmen adınızı ve eğitimlerinizdeki durumunuzu görür. Sınıf tamamlandığında sertifikanız burada olur.',
  },
  declining: {
    title: 'Bu sınıftan çıkmak istiyor musunuz?',
    text: 'Sınıftan çıkarsınız ve size bu sınıfın sertifikası verilmez. Yine de sizseniz eğitmeni sizi yeniden ekleyebilir.',
  },
  confirmed: 'Katılımınız kaydedildi. Sınıf tamamlandığında sertifikası burada olur.',
  declined: 'Sınıftan çıktınız.',
} satisfies NamespaceOwnWalkInsTranslation

export default tr_ownWalkIns
