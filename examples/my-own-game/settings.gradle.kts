rootProject.name = "my-own-game"
