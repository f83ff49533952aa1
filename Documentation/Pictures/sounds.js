// Draws what sounds.py has measured, two beside each other.
([drawings, columns, rows]) => {
  const WAVE = 60;
  document.body.style.cssText = `margin:20px;display:grid;grid-template-columns:repeat(2,${columns}px);gap:18px 40px;align-content:start;
    background:#171334;color:#ece6ff;font:600 15px sans-serif`;
  for (const { title, levels, spectrum } of drawings) {
    const canvas = document.createElement('canvas');
    canvas.width = columns;
    canvas.height = WAVE + rows;
    const pen = canvas.getContext('2d');
    pen.fillStyle = '#f2c879';
    levels.forEach((level, x) => pen.fillRect(x, WAVE / 2 * (1 - level), 1, Math.max(WAVE * level, 0.5)));
    const picture = pen.createImageData(columns, rows);
    const light = Uint8Array.from(atob(spectrum), (letter) => letter.charCodeAt(0));
    light.forEach((value, at) => picture.data.set([value, value * 0.78, 52 + value * 0.3, 255], at * 4));
    pen.putImageData(picture, 0, WAVE);
    // Seconds.
    pen.fillStyle = '#ffffff66';
    for (let second = 0; second < 4.1; second += 0.5) pen.fillRect((second + 0.05) / 4.1 * columns, canvas.height - 6, 1, 6);
    const figure = document.createElement('figure');
    figure.style.margin = 0;
    const caption = document.createElement('figcaption');
    caption.style.marginBottom = '6px';
    caption.textContent = title;
    figure.append(caption, canvas);
    document.body.append(figure);
  }
}
