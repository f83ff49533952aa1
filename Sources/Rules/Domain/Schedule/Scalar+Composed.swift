extension Unicode.Scalar {
  /// The small letter that this one and a mark behind it are in Unicode's normal form C; none where they stay two.
  ///
  /// Some calendars have "ä" as two scalars, and a keyboard has it as one. Written out are the composed letters of
  /// languages in Latin letters, and four Cyrillic ones: Unicode's own tables of normal forms would bring 60 KB along.
  func composed(with mark: Unicode.Scalar) -> Unicode.Scalar? {
    guard (0x300...0x328).contains(mark.value) else { return nil }
    var isComposed = false
    var isLetter = true
    for scalar in Self.composed(with: mark.value).unicodeScalars {
      if isComposed { return scalar }
      if isLetter, scalar == self { isComposed = true }
      isLetter.toggle()
    }
    return nil
  }

  /// Each letter, and behind it what it becomes with a mark.
  private static func composed(with mark: UInt32) -> String {
    switch mark {
    case 0x300: "aàeèiìoòuùüǜwẁâầăằêềôồơờưừyỳ"
    case 0x301: "aáeéiíoóuúyýcćlĺnńrŕsśzźüǘwẃâấăắêếôốơớưứ"
    case 0x302: "aâeêiîoôuûcĉgĝhĥjĵsŝwŵyŷạậẹệọộ"
    case 0x303: "aãnñoõiĩuũâẫăẵeẽêễôỗơỡưữyỹ"
    case 0x304: "aāeēiīoōuūüǖ"
    case 0x306: "aăeĕgğiĭoŏuŭạặийуў"
    case 0x307: "cċeėgġzż"
    case 0x308: "aäeëiïoöuüyÿwẅеёії"
    case 0x309: "aảâẩăẳeẻêểiỉoỏôổơởuủưửyỷ"
    case 0x30A: "aåuů"
    case 0x30B: "oőuű"
    case 0x30C: "cčdďeělľnňrřsštťzžaǎiǐoǒuǔüǚ"
    case 0x31B: "oơuư"
    case 0x323: "aạeẹiịoọơợuụưựyỵêệâậôộăặ"
    case 0x326: "sștț"
    case 0x327: "cçgģkķlļnņrŗsştţ"
    case 0x328: "aąeęiįuų"
    default: ""
    }
  }
}
