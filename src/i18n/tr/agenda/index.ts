import type { NamespaceAgendaTranslation } from '../../i18n-types'

const tr_agenda = {
  title: 'Hızlı panel',
  close: 'Hızlı paneli kapat',
  today: 'Bugün',
  loading: 'Notlarınız ve etkinlikleriniz yükleniyor',
  failedTitle: 'Notlarınız ve etkinlikleriniz yüklenemedi',
  stale: 'Bunlar eski olabilir: yeniden okunamadı.',
  guest: {
    title: 'Gününüze bir bakış',
    text: 'Sınıflarınızı, sınav sürelerini, süresi dolmak üzere olanları ve tuttuğunuz notları görmek için giriş yapın.',
  },
  events: {
    title: 'Etkinlikler',
    count: '{{count:?? etkinlik|?? etkinlik}}',
    empty: 'Yaklaşan bir şey yok. Sınıflar, sınav süreleri ve süresi dolacaklar burada kendiliğinden görünür.',
    clear: 'Temizle',
    clearNamed: 'Temizle: {title}',
    clearAll: 'Tümünü temizle',
    notCleared: 'Bu temizlenemedi, hâlâ burada.',
    on: '{when}, {date}',
  },
  kinds: {
    class: 'Sınıf',
    offer: 'Önerilen yer',
    teaching: 'Verdiğiniz sınıf',
    enrollment: 'Kayıt',
    deadline: 'Süre sonu',
    retry: 'Sınav',
    answer: 'Yanıt',
    question: 'Sorular',
    certificate: 'Sertifika',
  },
  notes: {
    title: 'Notlar',
    count: '{{count:?? not|?? not}}',
    empty: 'Henüz not yok. Buraya yazdıklarınızı yalnızca siz görürsünüz, giriş yaptığınız her cihazda.',
    add: 'Not ekle',
    removeNamed: 'Sil: {title}',
    notRemoved: 'Not silinemedi, hâlâ burada.',
    name: 'Başlık',
    detail: 'Ayrıntı',
    optional: 'isteğe bağlı',
    save: 'Notu kaydet',
    notSaved: 'Not henüz kaydedilmedi. Yazdıklarınız duruyor.',
    required: 'Zorunlu alan',
    tooLong: 'En fazla {max} karakter sığar.',
  },
} satisfies NamespaceAgendaTranslation

export default tr_agenda
