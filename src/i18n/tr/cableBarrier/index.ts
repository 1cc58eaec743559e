import type { NamespaceCableBarrierTranslation } from '../../i18n-types'

const tr_cableBarrier = {
  eyebrow: 'Ek bilgiler',
  lead: 'Refüjdeki çelik halat, arabaları yakalayarak hayat kurtarır. Sonra birini, içinde insanla, tonlarca gerilim altında tutar. Onu oradan böyle çıkarırsınız.',
  contents: 'Bu sayfada',
  picture:
    'Bir araba refüjdeki çelik halatlı bariyere çarpmış. Direkler eğilmiş, gerilen halatlar arabayı karşı yola geçmeden tutuyor.',
  rule: {
    title: 'Yolu açmak ya da zaman kazanmak için gergin bir halatı asla kesmeyin.',
    text: 'Yalnızca bir hayat buna bağlıysa ve başka yol kalmadıysa, herkes gerilim hattından çıktıktan sonra kesin.',
  },
  what: {
    heading: 'Nedir ve nasıl çalışır',
    lead: 'İki yolun arasında, hafif direkler üzerinde çelik halatlar. Direkler yol verir, halatlar esner, araba geri fırlatılmak yerine yakalanır.',
    picture:
      'Çelik halatlı bariyerin uç ankrajdan başlayan yan görünüşü: ince direkler üzerinde dört halat, her halatta bir gerdirme somunu.',
    anchor: { name: 'Uç ankraj', text: 'Toprağa gömülü bir blok. Bütün hattın gerilimini tutar.' },
    turnbuckle: {
      name: 'Gerdirme somunu',
      text: 'Her halatta bulunan dişli parça; ekipler halatı onunla gerer ve boşaltır. Aşağı yukarı her {distance} mesafede bir tane vardır.',
    },
    cable: { name: 'Halat', text: 'Üç ya da dört tane, her biri {width} kalınlığında ve üç kollu.' },
    post: {
      name: 'Direk',
      text: 'Halatları havada tutar, çarpılınca kırılır ya da eğilir. Çoğu yuvasında durur ve kaldırılınca çıkar.',
    },
  },
  kinds: {
    heading: 'Yüksek ve düşük gerilimli',
    lead: 'İkisiyle de karşılaşırsınız. Hangisi olduğunu bilemiyorsanız her halatı gergin sayın.',
    caption: 'Yüksek ve düşük gerilimli halatlı bariyerin karşılaştırması',
    feature: 'Fark',
    high: 'Yüksek gerilimli',
    low: 'Düşük gerilimli',
    tension: 'Her halattaki gerilim',
    tensionHigh: 'Yaklaşık {from} ile {to} arası, soğukta daha çok',
    tensionLow: 'Az: uçlardaki yaylar boşluğu alır',
    cables: 'Halat',
    cablesHigh: 'Üç ya da dört',
    cablesLow: 'Üç',
    posts: 'Direkler',
    postsHigh: 'İnce, çoğu yuvada; halatlar yarıkta ya da kancada',
    postsLow: 'Toprağa çakılı; halatlar kancalı cıvatada',
    gives: 'Yaklaşık esneme',
    after: 'Kazadan sonra',
    afterHigh: 'Halatlar çoğunlukla ayakta ve gergin kalır, arabanın yanında da hattın uzağında da',
    afterLow: 'Halatlar hasarın yakınında yerde gevşek yatar',
  },
  caught: {
    heading: 'Bir araç takıldı: ilk dakikalar',
    lead: 'Ağır davranın. Halatların nereden geçtiğini öğrenene kadar beklemek, tutulan bir arabayı kötüleştirmez.',
    block: {
      title: 'İki yönde kapatın',
      text: 'Olay yeri iki yolun arasındadır. Her iki yönde kapatma aracı isteyin, iç şeritle birlikte bir şerit daha alın.',
    },
    look: {
      title: 'Uzaktan bakın',
      text: 'Halatları sayın. Her birini arabanın iki yanında gözünüzle izleyin: kaputun üstünden, tabanın altından, bir tekerleğin ya da tavan direğinin çevresinden.',
    },
    touch: {
      title: 'Hangileri arabaya değiyor',
      text: 'Hiçbiri değmiyorsa her kazadaki gibi çalışın. Biri değiyorsa araba onu gerilmiş bir yay gibi tutuyordur.',
    },
    line: {
      title: 'Hattı boş tutun',
      text: 'Kimse bir halatın doğrultusunda, kıvrımının içinde ya da halatla araba arasında durmaz. Bu, çevredekiler için de ekibiniz için de geçerlidir.',
    },
    steady: {
      title: 'Arabayı olduğu yerde sabitleyin',
      text: 'Bir kapı açılmadan ya da biri oynatılmadan önce takoz koyun. Ağırlıktaki her değişiklik halattaki yükü kaydırabilir.',
    },
    call: {
      title: 'Yol kurumunu arayın',
      text: 'Çağrı merkezinden ulaştırma kurumunun bakım ekibini isteyin. Bariyeri boşaltacak alet de yetki de onlardadır.',
    },
    patient: {
      title: 'İçerideki kişiyle ilgilenin',
      text: 'Yaralıya halatsız taraftan ulaşın. Sabit duran arabada tedavi, durduğu yerde yapılır.',
    },
  },
  line: {
    heading: 'Gerilim hattı',
    lead: 'Boşalan halat kendi doğrultusunda ve kıvrımının içine doğru fırlar. İkisinin de dışından çalışın.',
    picture:
      'Halatları yay gibi iten bir arabanın planı. Tehlikeli yerler iki yanda halat boyunca ve yayın içindedir. Güvenli yerler arabanın gerisinde, halatlardan uzaktadır.',
    along: {
      name: 'Halat boyunca',
      text: 'Arabanın iki yanında, halatla aynı doğrultuda, sağlam ilk direğe kadar ve ötesinde.',
    },
    inside: { name: 'Kıvrımın içi', text: 'Halat doğrulup fırlarsa süpüreceği alan.' },
    work: { name: 'Buradan çalışın', text: 'Arabanın geldiği tarafta, halatların erişemeyeceği uzaklıkta.' },
  },
  release: {
    heading: 'Aracı kurtarmak, en azdan en çoğa',
    lead: 'İşe yarayan ilk adımda durun. Hepsinden önce insanlar arabadan çıkmış ya da içinde güvende olmalıdır.',
    slack: {
      title: 'Girdiği yoldan geri çıkarın',
      text: 'Halatlar arabanın üstünde gevşek duruyorsa vinçle kendi izinden yavaşça çekin ve her halatı gözleyin.',
    },
    lift: {
      title: 'Halatı kaldırıp alın',
      text: 'Gevşek bir halat, direklerin yarığından elle çıkarılıp arabanın üzerinden aşırılabilir.',
    },
    posts: {
      title: 'Direkleri çıkarın',
      text: 'Arabanın iki yanındaki direkleri yuvalarından çekin. Giden her direk yükün bir bölümünü alır. Halata dolanmış direği kurtarmadan önce zincirle bağlayın.',
    },
    turnbuckle: {
      title: 'Gerdirme somununu boşaltın',
      text: 'Yol ekibi dişi işaretler, en yakın somunu ya da ankrajı tur tur gevşetir. Halatlar birer birer boşaltılır, herkes geride durur.',
    },
    car: {
      title: 'Arabadan parça sökün',
      text: 'Halatı tutan bir tampon, tekerlek ya da tavan direği, hem bir insandan hem bariyerden ucuzdur.',
    },
    cut: {
      title: 'Son çare olarak kesin',
      text: 'Yalnızca hayat kurtarmak için ve yalnızca aşağıda anlatıldığı gibi.',
    },
  },
  cut: {
    heading: 'Bir hayat kesime bağlıysa',
    lead: 'Kararı olay komutanı verir, telsizle duyurur ve yol kurumuna bildirtir.',
    clear: 'Herkesi iki yönde her halatın doğrultusundan ve kıvrımın içinden çıkarın.',
    place: 'Arabadan uzakta, hasarsız ve dik duran iki direğin arasında, halatların yan yana düz gittiği yerde kesin.',
    tape: 'Kollar açılıp savrulmasın diye halatı kesim yerinin iki yanından sıkıca bantlayın. Zincirle ya da kayışla bağlayın.',
    stand:
      'Halatın yanında ve kıvrımdan uzakta durun, asla doğrultusunda değil; tam koruyucu donanımla, göz ve yüz kapalı.',
    one: 'Her seferinde tek halatı, çelik halat için yapılmış hidrolik kesici ya da testereyle kesin. Her kesimden sonra durun, neyin oynadığına bakın.',
    rest: 'Kalan halatlar artık daha çok yük taşır. Onları öncekinden gergin sayın.',
    after: 'Ankrajlar arasındaki bütün hat artık kimseyi korumaz. Bunu hemen çağrı merkezine bildirin.',
  },
  report: {
    heading: 'Açma ve hasar bildirimi',
    lead: 'Onarılana kadar bir sonraki araba karşıya geçebilir. Bu beş bilgiyle gelen bildirim doğru ekibi getirir.',
    place: 'Yol, yön, hasarlı ilk ve son direğin mil levhası.',
    posts: 'Kaç direk yıkıldı, topraktan çıkan kalıntı var mı.',
    cables: 'Hangi halatlar gevşek, kesik ya da yerde; biri şeritte mi.',
    anchor: 'Bir ankraja ya da gerdirme somununa çarpıldı mı.',
    number: 'Kaza tutanağının numarası.',
    guard:
      'Kalıntıları ve gevşek halatları konilerle işaretleyin. Şeridin yakınındaki gevşek halat, o şeridi kapalı tutmaya yeter.',
  },
  tow: {
    heading: 'Çekici operatörleri için',
    lead: 'Sizden hız istenir. Halat bunu bilmez.',
    ask: 'Bağlamadan önce gerilimi kimin boşalttığını sorun ve kendi gözünüzle görün.',
    path: 'Arabanın girdiği iz boyunca çekin. Halatlara çapraz çekiş onları yeniden yükler.',
    slow: 'Boşluğu yavaş alın, durun, her halata bakın, sürdürün. Ani çekiş yok, birincisine karşı çeken ikinci çekici yok.',
    stand: 'Vinci uzaktan kumandayla, hem bariyer halatlarının hem kendi halatınızın doğrultusu dışından kullanın.',
    under: 'Gergin bir halatın altına asla uzanmayın, sürünmeyin, üstünden de atlamayın.',
    load: 'Yola çıkmadan önce alta bakın: dingilde kancalı cıvata ya da halat parçası kalmış olabilir.',
  },
  course: {
    heading: 'Gerçek bir bariyerle iki saat',
    text: 'Çelik Halatlı Bariyer Müdahalesi eğitiminde, onu onaran ekibin gözetiminde, gerçek boyutlu bir kesitte gerdirme somununu siz boşaltırsınız.',
    action: 'Güncel eğitimleri görün',
    contact: 'Soru sorun',
  },
  sources: 'Kaynaklar',
  disclaimer:
    'Sistemler üreticiye ve eyalete göre değişir. Üreticinin kılavuzu ve yol kurumunuzun talimatları önce gelir.',
} satisfies NamespaceCableBarrierTranslation

export default tr_cableBarrier
