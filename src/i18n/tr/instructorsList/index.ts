import type { NamespaceInstructorsListTranslation } from '../../i18n-types'

const tr_instructorsList = {
  lead: 'Burada eğitim veren herkes, hangi eğitimler için ve ne zamana kadar onaylı oldukları. Onayı askıda veya süresi dolmuş olan, o eğitimin sınıflarını planlayamaz; listenin bir görünümü hangi sınıfların devredileceğini gösterir.',
  search: 'Ad ve e-posta ara',
  count: '{{count:hiç eğitmen yok|bir eğitmen|?? eğitmen}}',
  emptyTitle: 'Henüz eğitim veren yok',
  empty: 'Eğitmen davetini kabul eden herkes burada görünür.',
  parts: {
    label: 'Eğitmen listesinin bölümleri',
    people: 'Eğitmenler',
    invitations: 'Davetler',
  },
  columns: {
    name: 'Ad',
    email: 'E-posta',
    courses: 'Eğitimler',
    state: 'Onay',
    ends: 'Onayın bitişi',
    code: 'Kod',
    classes: 'Sınıf',
    trained: 'Eğitilen',
    lastClass: 'Son sınıf',
    toHandOver: 'Devredilecek',
  },
  filters: {
    course: 'Eğitim',
    ends: 'Onayın bitişi',
    toHandOver: 'Devredilecek sınıfı var',
  },
  states: {
    approved: 'Onaylı',
    suspended: 'Askıda',
    lapsed: 'Süresi doldu',
    none: 'Onaylı değil',
  },
  codes: {
    open: 'Açık',
    used: 'Kullanıldı',
    expired: 'Süresi doldu',
    revoked: 'Geri alındı',
    none: 'Yok',
  },
  never: 'Hiç',
  none: 'Yok',
  acts: {
    lift: {
      choose: 'Askıyı kaldır',
      title:
        '{{count:Hiçbir askı kaldırılmasın mı?|Bu kişinin askısı kaldırılsın mı?|?? kişinin askısı kaldırılsın mı?}}',
      atLeast: '{count|number} kişiden fazlasının askısı kaldırılsın mı?',
      text: 'Onayları bitmediyse yeniden sınıf planlarlar. Bunu geri alabilirsiniz.',
      keep: 'Kalsın',
      confirm: 'Kaldır',
      failed: 'Hiçbir şey kaldırılamadı',
    },
  },
  approving: {
    choose: 'Bir eğitim için onayla',
    title:
      '{{count:Kimse onaylanmasın mı?|Bu kişi bir eğitim için onaylansın mı?|?? kişi bir eğitim için onaylansın mı?}}',
    atLeast: '{count|number} kişiden fazlası bir eğitim için onaylansın mı?',
    text: 'Günün sonuna kadar onaylıdırlar. Çevrim içi bir eğitimde öğrencilerini de görürler. Bunu geri alabilirsiniz.',
    keep: 'Onaylama',
    confirm: 'Onayla',
    failed: 'Kimse onaylanamadı',
    course: 'Eğitim',
    until: 'Son gün',
  },
  renewing: {
    choose: 'Yenile',
    title: '{{count:Hiçbir onay yenilenmesin mi?|Bu kişinin onayı yenilensin mi?|?? kişinin onayı yenilensin mi?}}',
    atLeast: '{count|number} kişiden fazlasının onayı yenilensin mi?',
    text: 'Seçtiğiniz eğitimin ya da onaylı oldukları her şeyin. Bunu geri alabilirsiniz.',
    keep: 'Kalsın',
    confirm: 'Yenile',
    failed: 'Hiçbir şey yenilenemedi',
    course: 'Yalnızca bir eğitim',
    until: 'Son gün',
  },
  suspending: {
    choose: 'Askıya al',
    title:
      '{{count:Kimse askıya alınmasın mı?|Bu kişinin onayı askıya alınsın mı?|?? kişinin onayı askıya alınsın mı?}}',
    atLeast: '{count|number} kişiden fazlasının onayı askıya alınsın mı?',
    text: 'Sınıf planlayamazlar. Yaklaşan sınıflar devredilene kadar onlarda kalır. Bunu geri alabilirsiniz.',
    keep: 'Kalsın',
    confirm: 'Askıya al',
    failed: 'Kimse askıya alınamadı',
    course: 'Yalnızca bir eğitim',
    reason: 'Neden',
    reasonHelp: 'Sonradan soranlar için kayıtta tutulur.',
  },
} satisfies NamespaceInstructorsListTranslation

export default tr_instructorsList
