const text = document.getElementById("log").textContent;
document.getElementById("page").textContent = text.length;
